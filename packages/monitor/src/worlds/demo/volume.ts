/** The numbers of rows of a world, by its number of carriers. */
export interface Volume {
  /** Loads of the first company. */
  readonly loads: number
  /** Tickets of the first company. */
  readonly tickets: number
  readonly rateConfirmations: number
  /** Ordinary carriers that it monitors, from the first on, beside one in so many. */
  readonly watched: number
  /** The share of ordinary carriers that it is connected to, after the first few hundred. */
  readonly connected: number
}

const VOLUMES: readonly (readonly [carriers: number, Volume])[] = [
  [20_000, { loads: 5_000, tickets: 600, rateConfirmations: 1_500, watched: 8_000, connected: 0.92 }],
  [1_000, { loads: 1_200, tickets: 140, rateConfirmations: 190, watched: 1_600, connected: 1 / 9 }],
]
const SMALL: Volume = { loads: 200, tickets: 140, rateConfirmations: 190, watched: 1_600, connected: 0 }

export const volumeOf = (carriers: number): Volume =>
  VOLUMES.find(([least]) => carriers >= least)?.[1] ?? SMALL
