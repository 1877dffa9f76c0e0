/** The status of a broker's connection to a carrier. Source: section 4, "Connection status", in its order. */
export const CONNECTION_STATUSES = ['needs_to_onboard', 'onboarded', 'do_not_dispatch'] as const

/** One of them. */
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number]

/** The label of each status. */
export const CONNECTION_STATUS_LABELS: Readonly<Record<ConnectionStatus, string>> = {
  needs_to_onboard: 'Needs to onboard',
  onboarded: 'Onboarded',
  do_not_dispatch: 'Do not dispatch',
}

/** What a status means for the next load, as a sentence. Source: section 4, "Connection status". */
export const CONNECTION_STATUS_MEANINGS: Readonly<Record<ConnectionStatus, string>> = {
  needs_to_onboard: 'The carrier must complete its packet before you can use it.',
  onboarded: 'The carrier is set up and can be used.',
  do_not_dispatch: 'Do not use this carrier.',
}
