/// Whether a title is of something to pay, by its words: "Pay the rent", "Tax return".
package func namesPayment(_ title: String) -> Bool {
  TokenizedText(title).tokens.contains { MoneyWords.all.contains($0.text) }
}

/// Words of what is paid.
private enum MoneyWords {
  static let all = WordSet(
    """
    pay paying payment payments rent bill bills invoice invoices tax taxes vat salary wages fee fees loan
    mortgage instalment installment transfer alimony insurance premium subscription payroll
    """
  )
}
