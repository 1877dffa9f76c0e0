import type {
  CachedValue,
  CarrierSummary,
  CompanyId,
  Connection,
  Connections,
  MonitoringFeed,
  Outcome,
  OwnCarriersAddress,
  OwnListing,
  Page,
  Refusal,
  Subscriptions,
  Verdict,
  Vetting,
} from '@fairhaul/core'
import type { CarrierDetailsStore } from '../carrier-details-store.ts'
import type { VerdictTallyStore } from '../carrier-results/verdict-tally-store.ts'
import type { CarrierSelection } from '../carrier-results/carrier-selection.ts'
import type { ExportProgress, ExportView } from '../export/export-store.ts'
import type { ListSight } from '../tabbed-list/tabbed-list-deps.ts'

export type OwnCounts<Tab extends string> = Readonly<Record<Tab, number>>

export interface OwnCarriersDeps<Row, Tab extends string> {
  readonly list: (
    params: OwnListing & { readonly tab: Tab; readonly verdict?: Verdict },
    signal: AbortSignal,
  ) => Promise<Outcome<Page<Row>, Refusal>>
  readonly count: (
    params: Pick<OwnListing, 'query'>,
    signal: AbortSignal,
  ) => Promise<Outcome<OwnCounts<Tab>, Refusal>>
  /** The verdicts of a tab with their counts. Missing: the list is not narrowed to one. */
  readonly tally?: VerdictTallyStore<OwnCarriersAddress<Tab>>
  readonly pathOf: (address: OwnCarriersAddress<Tab>) => string
  /** The page of a tab that the browser cached. Missing: none is kept. */
  readonly stored?: (tab: Tab) => CachedValue<Page<Row>>
  readonly subscriptions: Subscriptions
  readonly connections: Connections
  readonly feed: Pick<MonitoringFeed, 'latest'>
  /** Missing: the list does not say when its carriers were last decided on. */
  readonly vetting?: Pick<Vetting, 'ofCarriers'>
  /** The broker's company. */
  readonly issuerId: () => CompanyId | null | undefined
  /** A row after its connection has changed. */
  readonly withConnection: (row: Row, connection: Connection) => Row
  /** The notes on record of a connection. Null: none, or not known. */
  readonly notesOf: (row: Row) => string | null
  /** The tab that counts a row of a tab now. Null: none. */
  readonly tabOf: (row: Row, tab: Tab) => Tab | null
  /** What became of a row that is no longer in a tab: "Now in Dismissed". Undefined: it is where it was. */
  readonly leftText: (row: Row, tab: Tab) => string | undefined
  readonly details: Pick<CarrierDetailsStore, 'keepRows' | 'forget'>
  /** The files of a list: of its selected carriers, and of all of the tab. */
  readonly files: (list: {
    readonly selection: CarrierSelection<Row & CarrierSummary>
    everything(
      signal: AbortSignal,
      report: (progress: ExportProgress) => void,
    ): Promise<Outcome<readonly (Row & CarrierSummary)[], Refusal>>
  }) => {
    readonly selected: ExportView<never>
    readonly whole: ExportView<Refusal>
  }
  /** Missing: the list is not refreshed in the background. */
  readonly live?: ListSight
  /** Calls back when the page is idle: counts are not requested before the rows are on the screen. */
  readonly whenIdle: (call: () => void) => void
}
