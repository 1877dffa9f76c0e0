/** What the company's plan opens. Source: section 3, "Paywall". */
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
  readonly limits: { readonly carrierSearches: number | null }
  readonly usage: { readonly carrierSearchesCount: number }
}

/** What a watchdog user may see beyond alerts. Source: section 3, "watchdog_limits". */
export interface WatchdogLimits {
  readonly canViewFullCarrierProfile: boolean
  readonly canCarrierSearch: boolean
}
