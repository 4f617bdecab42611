#pragma once
#include <curl/curl.h>

// Macros with a cast in them are none for Swift.
static const long voicedo_curl_basic = CURLAUTH_BASIC;
static const long voicedo_curl_digest = CURLAUTH_DIGEST;

// Setters and getters are variadic, so not to be called from Swift: one for each kind of value.
static inline CURLcode voicedo_curl_set_number(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}
static inline CURLcode voicedo_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}
static inline CURLcode voicedo_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}
static inline CURLcode voicedo_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}
typedef size_t (*voicedo_curl_receiver)(char *bytes, size_t size, size_t count, void *owner);
static inline CURLcode voicedo_curl_set_receiver(CURL *handle, CURLoption option,
                                                 voicedo_curl_receiver receiver) {
  return curl_easy_setopt(handle, option, receiver);
}
static inline CURLcode voicedo_curl_set_watcher(CURL *handle, curl_xferinfo_callback watcher) {
  return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, watcher);
}
static inline CURLcode voicedo_curl_get_number(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}
static inline CURLcode voicedo_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(handle, info, value);
}
