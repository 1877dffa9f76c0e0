import { findingValueText } from '@fairhaul/monitor/rules/terms/finding-terms.ts'
import { lifeLines } from '../arbitraries/lives/life.ts'
import { LIVED_RULES } from '../arbitraries/lives/unknowns.ts'
import type { Verdict, Wrong } from './run-lives.ts'

const countsOf = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const linesOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${String(count).padStart(7)} ${name}`)
    .join('\n')

const TRUTH_NAMES = ['pass', 'fail', 'neither', 'unknown'] as const
const RESULTS = ['pass', 'incomplete', 'fail'] as const

/** How many verdicts of each rule are what, by what is true: a line for each. */
export const tableOf = (verdicts: readonly Verdict[]): string => {
  const counts = countsOf(verdicts.map(({ rule, truth, result }) => `${rule} ${truth} ${result}`))
  const head = ['rule', 'truth', ...RESULTS]
  const lines = LIVED_RULES.flatMap(rule =>
    TRUTH_NAMES.map(truth => [
      truth === 'pass' ? rule : '',
      truth === 'unknown' ? 'cannot be known' : truth,
      ...RESULTS.map(result => String(counts.get(`${rule} ${truth} ${result}`) ?? 0)),
    ]),
  )
  const widths = [38, 16, 8, 11, 8]
  return [head, ...lines]
    .map(cells =>
      cells
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join(''),
    )
    .join('\n')
}

/** How many verdicts could not be known, by each reason. */
export const reasonsOf = (verdicts: readonly Verdict[]): string =>
  linesOf(countsOf(verdicts.flatMap(it => it.why)))

/** How many verdicts are wrong, by kind and rule. */
export const summaryOf = (wrong: readonly Wrong[]): string =>
  wrong.length === 0
    ? 'No verdict is wrong.'
    : linesOf(countsOf(wrong.map(({ kind, rule }) => `${kind}: ${rule}`)))

/** What is wrong, with the life in short and how to repeat it. */
export const wrongText = (
  { kind, place, scenario, rule, truth, finding, publication, files }: Wrong,
  seed: number,
): string =>
  [
    `${kind}: ${rule} is ${truth}, and found ${finding.result}: ${findingValueText(finding.value)} (${finding.source}, ${finding.as_of})`,
    `  ${scenario}${files.length > 0 ? `; missed: ${files.join(', ')}` : ''}`,
    ...lifeLines(publication.life).map(line => `  ${line}`),
    ...publication.quirks.map(quirk => `  quirk: ${quirk}`),
    `  npm run lives -- --seed ${seed} --life ${place}`,
  ].join('\n')
