/// Words that are no speech about anything to do, or none in English.
enum NoiseWords {
  static let foreign = WordSet(
    """
    acheter amanhã anrufen appeler att auf avec bitte che comprar con dans das demain der des di die
    domani du een ein eine einen el et eu gli hay het heute ich ik il jag je kaufen las le les ligar
    llamar los mañana mein meine mich mit moi morgen muss nicht niet não och os para por pour que
    rappelle tengo uhr un una und une van wir zu
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
    i'll see you in the next video / thank you thank you / you you
    """
  )
}
