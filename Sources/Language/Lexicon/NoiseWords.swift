/// Words that are no speech about anything to do, or none in English.
enum NoiseWords {
  static let foreign = WordSet(
    """
    acheter amanhã anrufen appeler att auf avec bitte che cita comprar con dans das demain der des di
    die domani du een ein eine einen el esta este et eu gli hacer hay het heute hoy ich ik il jag je
    jueves kaufen las le leche les ligar llamar llevar los lunes mamá martes mañana mein meine mich
    miércoles mit moi morgen muss médico nicht niet não och os pagar para por pour que rappelle
    recoger recuerdame recuérdame reunión sábado tengo uhr un una und une van viernes wir zu
    """
  )

  /// Small words of English that other languages have as well: "llamar a mamá a las 5".
  static let shared = WordSet("a as do he no")

  /// What subtitles are called: the credit of their makers is what recognisers make of silence.
  static let subtitles = WordSet(
    """
    altyazı legenda legendas napisy ondertiteling ondertitels sottotitoli sous subtitles subtítulos
    tekstitys undertexter untertitel untertitelung субтитры 字幕
    """
  )

  /// Who made them.
  static let subtitlers = WordSet(
    """
    amara ard castingwords comunidad comunidade comunità communauté community dimatorzok funk radio swr zdf
    """
  )

  static let artifacts = PhraseTable(
    """
    you / thank you / thank you for watching / thanks for watching
    thank you so much for watching / thanks for watching everyone / please subscribe
    please subscribe to my channel / like and subscribe / subscribe / bye / bye bye / goodbye
    the / so / blank audio / silence / music / applause / thank you very much
    thank you for watching and don't forget to subscribe / don't forget to like and subscribe
    subtitles by the amara org community / transcription by castingwords / i / uh / um / okay / ok
    yeah / hmm / oh / thanks / see you next time / see you in the next video
    i'll see you in the next video / thank you thank you / you you / don't forget to subscribe
    merci d'avoir regardé / merci d'avoir regardé cette vidéo / à la prochaine / vielen dank fürs zuschauen
    danke fürs zuschauen / bis zum nächsten mal / gracias por ver el video / gracias por ver el vídeo
    gracias por ver / obrigado por assistir / grazie per la visione / grazie per aver guardato
    bedankt voor het kijken / tack för att ni tittade / dziękuję za oglądanie / dziękuję za uwagę
    продолжение следует / спасибо за просмотр / ご視聴ありがとうございました / ご視聴ありがとうございます
    チャンネル登録お願いします / 시청해주셔서 감사합니다 / 시청해 주셔서 감사합니다 / 谢谢观看 / 感谢观看
    """
  )
}
