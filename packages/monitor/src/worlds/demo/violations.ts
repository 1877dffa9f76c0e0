/** A violation code with its description. */
export interface ViolationText {
  readonly code: string
  readonly description: string
  /** Federal number: 1 to 14 driver, 15 to 30 vehicle. */
  readonly category: number
  readonly basic: string
}

const violationsOf =
  (basic: string) =>
  (code: string, category: number, description: string): ViolationText => ({
    code,
    description,
    category,
    basic,
  })
const vehicle = violationsOf('vehicle_maintenance')
const hours = violationsOf('hours_of_service')
const fitness = violationsOf('driver_fitness')
const driving = violationsOf('unsafe_driving')

/** What a driver who does not speak enough English is put out of service for. */
export const ENGLISH_CODE = '391.11B2'

/** Violation codes with our own short descriptions. */
export const VIOLATIONS = {
  vehicle: [
    vehicle('393.47E', 18, 'Brake out of adjustment'),
    vehicle('393.45B2', 18, 'Brake hose chafing'),
    vehicle('393.75A3', 20, 'Tire flat or leaking'),
    vehicle('393.75C', 20, 'Tread of a tire too shallow'),
    vehicle('393.9', 22, 'Required lamp not working'),
    vehicle('393.11', 22, 'Reflector missing'),
    vehicle('393.100', 25, 'Cargo not secured'),
    vehicle('396.3A1', 28, 'Vehicle not kept in repair'),
    vehicle('396.17C', 28, 'No yearly inspection'),
  ],
  driver: [
    hours('395.8E', 6, 'False record of duty status'),
    hours('395.3A2', 6, 'Driving beyond the 14th hour'),
    hours('395.22H', 6, 'No instructions for the logging device'),
    fitness('391.41A', 3, 'No medical certificate'),
    fitness('383.23A2', 2, 'Licence of the wrong class'),
    driving('392.2S', 8, 'Speeding'),
    driving('392.16', 9, 'Seat belt not worn'),
    driving('392.82A1', 10, 'Telephone held while driving'),
    fitness(ENGLISH_CODE, 3, 'English not sufficient'),
  ],
} as const satisfies Readonly<Record<string, readonly ViolationText[]>>

/** All of them, in the order of their ids from 1. */
export const VIOLATION_KINDS: readonly ViolationText[] = Object.values(VIOLATIONS).flat()
