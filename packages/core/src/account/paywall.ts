/** What the company's plan opens, and how much of it. Source: section 3, "Paywall". */
export interface Paywall {
  readonly isWatchdog: boolean
  readonly canApi: boolean
  readonly canApiWithInsights: boolean
  readonly canConnect: boolean
  readonly canRule: boolean
  readonly canLaneSearch: boolean
  readonly canRateConfirmation: boolean
  readonly canExport: boolean
  readonly canExportWithInsights: boolean
  readonly canViewInsights: boolean
  readonly canViewInsuranceCertificates: boolean
  /** The number of new searches in the plan; null is without limit. */
  readonly limits: { readonly carrierSearches: number | null }
  /** How many new searches have been made. */
  readonly usage: { readonly carrierSearchesCount: number }
}

/** What a watchdog user may see besides alerts. Source: section 3, "Watchdog limits". */
export interface WatchdogLimits {
  readonly canViewFullCarrierProfile: boolean
  readonly canCarrierSearch: boolean
}
