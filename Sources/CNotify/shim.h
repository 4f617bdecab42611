#pragma once
#include <gio/gio.h>
#include <libnotify/notify.h>

// g_object_new and g_object_get are variadic, g_signal_connect is a macro: one plain function each.

static inline NotifyNotification *voicedo_notification_new(
    guint32 number, const char *summary, const char *body, const char *icon) {
  return (NotifyNotification *)g_object_new(
      NOTIFY_TYPE_NOTIFICATION, "id", (gint)number, "summary", summary, "body", body, "icon-name",
      icon, NULL);
}

static inline guint32 voicedo_notification_number(NotifyNotification *notification) {
  gint number = 0;
  g_object_get(notification, "id", &number, NULL);
  return (guint32)number;
}

typedef void (*voicedo_closed_callback)(NotifyNotification *notification, gpointer context);

static inline gulong voicedo_notification_on_closed(
    NotifyNotification *notification, voicedo_closed_callback callback, gpointer context,
    GClosureNotify release) {
  return g_signal_connect_data(
      notification, "closed", G_CALLBACK(callback), context, release, (GConnectFlags)0);
}

typedef void (*voicedo_setting_callback)(GSettings *settings, const char *key, gpointer context);

// `signal` names the key: "changed::KEY".
static inline gulong voicedo_settings_on_changed(
    GSettings *settings, const char *signal, voicedo_setting_callback callback, gpointer context,
    GClosureNotify release) {
  return g_signal_connect_data(
      settings, signal, G_CALLBACK(callback), context, release, (GConnectFlags)0);
}
