interface CarrierListTabText {
  readonly label: string
  /** The text of a tab without rows. */
  readonly empty: string
}

/** The tabs of the carrier lists, in order. Source: section 2, "Carrier list tabs". */
export const CARRIER_LIST_TABS = {
  'my-carriers': { label: 'Onboarded', empty: 'No carrier is onboarded yet.' },
  'in-progress': { label: 'In progress', empty: 'No carrier is being onboarded.' },
  'on-hold': { label: 'On hold', empty: 'No carrier is on hold.' },
  'do-not-dispatch': { label: 'Do not dispatch', empty: 'No carrier is marked do not dispatch.' },
  dismissed: { label: 'Dismissed', empty: 'No carrier is dismissed.' },
} as const satisfies Record<string, CarrierListTabText>

/** One of them, as named in the address. */
export type CarrierListTab = keyof typeof CARRIER_LIST_TABS

/** All of them, in order. */
export const CARRIER_LIST_TAB_NAMES = Object.keys(CARRIER_LIST_TABS) as readonly CarrierListTab[]

/**
 * The tab named by an address. Empty: the onboarded ones, also for an unknown name.
 *
 * Source: section 2, "Carrier list tabs".
 */
export const carrierListTabOf = (name: string | null): CarrierListTab =>
  CARRIER_LIST_TAB_NAMES.find(tab => tab === name) ?? 'my-carriers'
