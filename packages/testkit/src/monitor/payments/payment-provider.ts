/** What a payment provider knows of the loads it paid a carrier for. */
export interface PaymentAnalysis {
  /** As the provider calls itself. */
  readonly provider: string
  /** Loads paid in the last 12 months, and the brokers who gave them. */
  readonly loads: number
  readonly brokers: number
  readonly last_paid_on: string
}

/** A firm that pays carriers for brokers, as far as this monitor asks it. */
export interface PaymentProvider {
  /** Null: it never paid this carrier. */
  loadAnalysis(carrierId: number, today: string): Promise<PaymentAnalysis | null>
}
