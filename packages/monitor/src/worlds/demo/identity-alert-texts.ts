/** The message of an alert in each of the eleven categories. */
export const ALERT_TEXTS = [
  [
    'double_brokering',
    'They took our load and gave it to another carrier; the driver at the dock knew nothing of them.',
  ],
  [
    'identity_theft',
    'Someone booked in their name from an address that is one letter off. The carrier never heard of it.',
  ],
  ['hostage_load', 'They hold the load and ask for twice the rate before they say where the trailer stands.'],
  ['stolen_assets', 'Picked up on a Friday, never delivered. The trailer was found empty two states away.'],
  [
    'trailer_misuse',
    'Our drop trailer was used for three other loads before it came back, eleven days late.',
  ],
  ['back_soliciting', 'After two loads they wrote to our shipper and offered the lane for less.'],
  [
    'unresolved_insurance_claims',
    'A cargo claim of last spring is still open; their insurer says the premium was not paid.',
  ],
  ['change_in_ownership', 'Sold last month. Same number and trucks, other people, other bank account.'],
  ['no_payment', 'Delivered in August with clean papers. This broker has not paid and no longer answers.'],
  ['slow_payment', 'Net 30 on the rate con. They paid on day 97, after our third letter.'],
  ['wrongful_rate_reduction', 'They took 400 dollars off for a late arrival that their own dock had caused.'],
] as const

/** What carriers answer. */
export const STATEMENTS = [
  'Our dispatcher gave the load to a partner without asking. We paid the driver and told the broker the same day.',
  'This was not us: someone used our number. We have reported it to FMCSA and changed our phone.',
  'The load was delivered. We waited for the detention that was agreed, and have the signed papers.',
] as const

/** What brokers have in hand, by the kind of evidence. */
export const EVIDENCE = [
  ['email', 'The booking, with the address it came from.', 'booking-mail.pdf'],
  ['phone_record', 'Three calls from the number that is not theirs.', null],
  ['document', 'The rate confirmation they signed.', 'signed-rate-confirmation.pdf'],
  ['email', 'Their answer, in which they ask for twice the rate.', null],
] as const

/** What other brokers add. */
export const ADDITIONS = [
  'The driver called: it was delivered in the end.',
  'Their insurer has confirmed it in writing.',
  'We saw the same people under another number this week.',
  'Police report filed; ask us for its number.',
  'Not our experience: four loads this year, all on time.',
] as const
