/**
 * What a card element can do, whoever the payment provider is. Card data stays inside it: what comes out are names that
 * the provider gave. Every refusal is an error whose message is meant for the customer.
 */
export interface PaymentClient {
  /** Registers the card that was entered and gives the provider's name for it. */
  readonly createPaymentMethod: () => Promise<string>;
  /** Pays with the card that was entered, asking the card's bank where it wants to be; gives the payment's id. */
  readonly confirmPayment: (clientSecret: string) => Promise<string>;
  /** Answers the bank's question about a payment whose card the provider has already. */
  readonly confirmAction: (clientSecret: string) => Promise<string>;
}
