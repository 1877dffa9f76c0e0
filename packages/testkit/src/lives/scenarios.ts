import { type Day, FROZEN, plusDays, TODAY } from '../arbitraries/lives/days.ts'
import type { Draw } from '../arbitraries/lives/draw.ts'
import { WHOLE } from '../arbitraries/lives/draw-insurance.ts'
import { FILE_NAMES, type FileName, hasDifferences, isFrozenFile } from '../arbitraries/lives/files.ts'

/** One file that is read. */
export interface Step {
  readonly file: FileName
  /** The day that it tells of. */
  readonly day: Day
  /** The day of the file that it is the difference to. Undefined: it is a whole file. */
  readonly since?: Day
  /**
   * `published`: as the agency publishes it; `whole by hand`: in a file that someone named as whole; `named`: in one that may be
   * a part; `part`: half of its rows; `cut`: published, and cut off partway.
   */
  readonly how: 'published' | 'whole by hand' | 'named' | 'part' | 'cut'
  /** Only of some carriers; the register can come in two files. */
  readonly isSecond?: boolean
}

export interface Plan {
  readonly steps: readonly Step[]
  /** The files that do not tell of every carrier up to today. */
  readonly missed: readonly FileName[]
  /** Those that do not tell of the carriers which a second register adds. */
  readonly missedBySecond: readonly FileName[]
}

export interface Scenario {
  readonly name: string
  /** Of twenty lives. */
  readonly share: number
  plan(draw: Draw): Plan
}

const dayOf = (file: FileName, day: Day) => (isFrozenFile(file) ? FROZEN : day)
const whole = (file: FileName, day: Day = TODAY): Step => ({ file, day: dayOf(file, day), how: 'published' })
const ALL_BUT_CENSUS = FILE_NAMES.filter(file => file !== 'company-census')
const CENSUS = whole('company-census')

const ofDaily = FILE_NAMES.filter(file => hasDifferences(file) || file === 'out-of-service-orders')

const planOf = (
  steps: readonly Step[],
  missed: readonly FileName[] = [],
  missedBySecond: readonly FileName[] = [],
): Plan => ({
  steps,
  missed,
  missedBySecond,
})

const differences = (file: FileName, to: Day): readonly Step[] => {
  const steps: Step[] = []
  for (let day = WHOLE; day < to; day = plusDays(day, 1))
    steps.push({ file, day: plusDays(day, 1), since: day, how: 'published' })
  return steps
}

const shuffled = <T>(list: readonly T[], draw: Draw): readonly T[] =>
  list
    .map(value => ({ value, at: draw.whole(0, 1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(it => it.value)

/** Files whose absence is the milder reading for the most carriers. */
const DECISIVE = [
  'out-of-service-orders',
  'motus-insurance-history',
  'motus-authority-history',
  'li-carrier',
] as const

/** Two of the files but the register, one of which decides much. */
const someFiles = (draw: Draw): readonly FileName[] => [
  ...new Set<FileName>([draw.pick(DECISIVE.slice(0, 2)), draw.pick([...DECISIVE, ...ALL_BUT_CENSUS])]),
]

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'all files, with differences',
    share: 7,
    plan: draw =>
      planOf(
        FILE_NAMES.flatMap(file => {
          // Of a notice that has just come due, the files in which it is carried out may tell later.
          const days = file === 'motus-authority-history' || file === 'motus-carrier' ? 2 : draw.whole(0, 2)
          const to = plusDays(TODAY, -days)
          return hasDifferences(file) ? [whole(file, WHOLE), ...differences(file, to)] : [whole(file, to)]
        }),
      ),
  },
  {
    name: 'all whole files, and again some days later',
    share: 2,
    plan: () =>
      planOf([
        ...FILE_NAMES.map(file => whole(file, WHOLE)),
        ...FILE_NAMES.filter(file => !isFrozenFile(file)).map(file => whole(file)),
      ]),
  },
  {
    name: 'all whole files, in any order, some twice, older ones at last',
    share: 3,
    plan: draw => {
      const files = shuffled([...ALL_BUT_CENSUS, draw.pick(ALL_BUT_CENSUS), draw.pick(ALL_BUT_CENSUS)], draw)
      const older = plusDays(TODAY, -draw.whole(3, 60))
      return planOf([
        CENSUS,
        ...files.map((file): Step => ({ ...whole(file), how: draw.pick(['published', 'whole by hand']) })),
        ...ofDaily.map((file): Step => ({ ...whole(file, older), how: 'named' })),
      ])
    },
  },
  {
    name: 'a file that never came',
    share: 2,
    plan: draw => {
      const missed = someFiles(draw)
      return planOf(
        FILE_NAMES.filter(file => !missed.includes(file)).map(file => whole(file)),
        missed,
      )
    },
  },
  {
    name: 'a file that is too old',
    share: 2,
    plan: draw => {
      const late = someFiles(draw).filter(file => ofDaily.includes(file))
      return planOf(
        FILE_NAMES.map(file => whole(file, late.includes(file) ? plusDays(TODAY, -150) : TODAY)),
        late,
      )
    },
  },
  {
    name: 'a part of a file',
    share: 1,
    plan: draw => {
      const part = someFiles(draw)
      return planOf(
        FILE_NAMES.map(file => ({ ...whole(file), how: part.includes(file) ? 'part' : 'published' })),
        part,
      )
    },
  },
  {
    name: 'a file that was cut off',
    share: 1,
    plan: draw => {
      const cut = someFiles(draw)
      return planOf(
        FILE_NAMES.map(file => ({ ...whole(file), how: cut.includes(file) ? 'cut' : 'published' })),
        cut,
      )
    },
  },
  {
    name: 'files before the register',
    share: 1,
    plan: draw => {
      const early = someFiles(draw)
      return planOf(
        [...early, ...FILE_NAMES.filter(file => !early.includes(file))].map(file => whole(file)),
        early,
      )
    },
  },
  {
    name: 'carriers that a later register adds',
    share: 1,
    plan: () =>
      planOf([...FILE_NAMES.map(file => whole(file)), { ...CENSUS, isSecond: true }], [], ALL_BUT_CENSUS),
  },
]

const SLOTS = SCENARIOS.flatMap(scenario => Array.from({ length: scenario.share }, () => scenario))

/** The scenario of a life, by its place among all. */
export const scenarioOf = (place: number): Scenario => SLOTS[place % SLOTS.length] as Scenario
