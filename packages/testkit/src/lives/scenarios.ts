import { type Day, FROZEN, plusDays, TODAY } from '../arbitraries/lives/days.ts'
import type { Draw } from '../arbitraries/lives/draw.ts'
import { WHOLE } from '../arbitraries/lives/draw-insurance.ts'
import { FILE_NAMES, type FileName, hasDifferences, isFrozenFile } from '../arbitraries/lives/files.ts'
import { FILES_OF } from '../arbitraries/lives/oracle.ts'

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
/** A daily file of then is too old. */
export const LONG_AGO = plusDays(TODAY, -150)
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

/** Files of cover, and others: what misses one of these may not miss another of those. */
const OF_COVER = FILES_OF.bipd_at_least_750000
const OF_OTHERS = ALL_BUT_CENSUS.filter(file => !OF_COVER.includes(file))

/** Up to two files of cover and up to two others, in any order: of each the one whose absence is the milder reading for most. */
const someFiles = (draw: Draw): readonly [one: readonly FileName[], other: readonly FileName[]] => {
  const cover = [...new Set<FileName>(['motus-insurance-history', draw.pick(OF_COVER)])]
  const others = [...new Set<FileName>(['out-of-service-orders', draw.pick(OF_OTHERS)])]
  return draw.chance(50) ? [cover, others] : [others, cover]
}

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
    name: 'all whole files, and again some days later, in any order, some twice, older ones at last',
    share: 5,
    plan: draw => {
      const files = FILE_NAMES.filter(file => !isFrozenFile(file) || draw.chance(20))
      const again = shuffled([...files, draw.pick(files), draw.pick(files)], draw)
      const older = plusDays(TODAY, -draw.whole(3, 60))
      return planOf([
        whole('company-census', WHOLE),
        ...shuffled(ALL_BUT_CENSUS, draw).map(file => whole(file, WHOLE)),
        ...again.map((file): Step => ({ ...whole(file), how: draw.pick(['published', 'whole by hand']) })),
        ...ofDaily.map((file): Step => ({ ...whole(file, older), how: 'named' })),
      ])
    },
  },
  {
    name: 'a file that never came, and one that is too old',
    share: 3,
    plan: draw => {
      const [never, other] = someFiles(draw)
      const late = other.filter(file => ofDaily.includes(file))
      return planOf(
        FILE_NAMES.filter(file => !never.includes(file)).map(file =>
          whole(file, late.includes(file) ? LONG_AGO : TODAY),
        ),
        [...never, ...late],
      )
    },
  },
  {
    name: 'a part of a file, and one that was cut off',
    share: 3,
    plan: draw => {
      const [cut, part] = someFiles(draw)
      return planOf(
        FILE_NAMES.map(file => ({
          ...whole(file),
          how: cut.includes(file) ? 'cut' : part.includes(file) ? 'part' : 'published',
        })),
        [...cut, ...part],
      )
    },
  },
  {
    name: 'files before the register, and carriers that a later one adds',
    share: 2,
    plan: draw => {
      const [early] = someFiles(draw)
      return planOf(
        [
          ...[...early, ...FILE_NAMES.filter(file => !early.includes(file))].map(file => whole(file)),
          { ...CENSUS, isSecond: true },
        ],
        early,
        ALL_BUT_CENSUS,
      )
    },
  },
]

const SLOTS = SCENARIOS.flatMap(scenario => Array.from({ length: scenario.share }, () => scenario))

/** The scenario of a life, by its place among all. */
export const scenarioOf = (place: number): Scenario => SLOTS[place % SLOTS.length] as Scenario
