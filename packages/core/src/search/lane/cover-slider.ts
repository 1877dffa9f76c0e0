/** The steps of all cover sliders. Source: section 5, "Cargo slider"; section 5, "Liability sliders". */
export const COVER_STEPS = [0, 50, 100, 150, 200, 250] as const

/** One of the steps. Source: section 5, "Cargo slider"; section 5, "Liability sliders". */
export type CoverStep = (typeof COVER_STEPS)[number]

/** Whole US dollars that the cargo slider can require. Source: section 5, "Cargo slider". */
export const CARGO_COVERS_USD = [0, 100_000, 200_000, 250_000, 500_000, 1_000_000] as const
/** Whole US dollars that either liability slider can require. Source: section 5, "Liability sliders". */
export const LIABILITY_COVERS_USD = [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000] as const

/** At least this many whole US dollars of cargo cover; 0 requires none. */
export type CargoCoverUsd = (typeof CARGO_COVERS_USD)[number]
/** At least this many whole US dollars of liability cover; 0 requires none. */
export type LiabilityCoverUsd = (typeof LIABILITY_COVERS_USD)[number]

/** The amount at the index of the step. The steps follow no formula, hence two parallel lists. */
const beside = <From, To>(from: readonly From[], to: readonly To[], value: unknown): To | undefined =>
  to[from.findIndex(each => each === value)]

/**
 * The dollar amount of a step of the cargo slider.
 *
 * Units:   the step is the slider's own; the amount is whole US dollars.
 * Refuses: undefined for a number that is not a step, never the nearest step.
 * Source:  section 5, "Cargo slider".
 */
export const cargoCoverUsd = (step: number): CargoCoverUsd | undefined =>
  beside(COVER_STEPS, CARGO_COVERS_USD, step)

/**
 * The step of the cargo slider for an amount. Refuses: undefined for any other amount. Source: section 5, "Cargo
 * slider".
 */
export const cargoCoverStep = (usd: number): CoverStep | undefined =>
  beside(CARGO_COVERS_USD, COVER_STEPS, usd)

/**
 * The dollar amount of a step of the general or the auto liability slider.
 *
 * Units:   the step is the slider's own; the amount is whole US dollars.
 * Refuses: undefined for a number that is not a step, never the nearest step.
 * Source:  section 5, "Liability sliders". Choice: both have the six steps of the cargo slider.
 */
export const liabilityCoverUsd = (step: number): LiabilityCoverUsd | undefined =>
  beside(COVER_STEPS, LIABILITY_COVERS_USD, step)

/**
 * The step of a liability slider for an amount. Refuses: undefined for any other amount. Source: section 5, "Liability
 * sliders".
 */
export const liabilityCoverStep = (usd: number): CoverStep | undefined =>
  beside(LIABILITY_COVERS_USD, COVER_STEPS, usd)
