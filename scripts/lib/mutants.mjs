import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { at, root } from './paths.mjs'

/**
 * Mutants that survive, each with the reason why no test can notice it: `tools/mutation/survivors.json`. Without a
 * `file` the reason holds for that change anywhere.
 */
const explained = () => JSON.parse(readFileSync(at('tools/mutation/survivors.json'), 'utf8'))

const CAUGHT = new Set(['Killed', 'Timeout'])
const COUNTED = new Set(['Killed', 'Timeout', 'Survived', 'NoCoverage'])

const sourceAt = (lines, { start, end }) =>
  start.line === end.line
    ? lines[start.line - 1].slice(start.column - 1, end.column - 1)
    : `${lines[start.line - 1].slice(start.column - 1)} ...`

/** The mutants of a report, each with the file, line, code before and after, and whether a test noticed it. */
export const mutantsOf = ({ files }) =>
  Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split('\n')
    const file = path.startsWith('/') ? relative(root, path) : path
    return mutants
      .filter(({ status }) => COUNTED.has(status))
      .map(({ location, status, mutatorName, replacement }) => ({
        file,
        line: location.start.line,
        before: sourceAt(lines, location),
        after: replacement ?? '',
        kind: mutatorName,
        caught: CAUGHT.has(status),
      }))
  })

const reasonFor = mutant =>
  explained().find(
    each =>
      (each.file ?? mutant.file) === mutant.file &&
      each.before === mutant.before &&
      each.after === mutant.after,
  )?.why

/** How many were noticed, in percent, and how many survive without a reason on record. */
export const summary = mutants => {
  const caught = mutants.filter(mutant => mutant.caught).length
  const alive = mutants.filter(mutant => !mutant.caught)
  const unexplained = alive.filter(mutant => reasonFor(mutant) === undefined).length
  const score = mutants.length === 0 ? 100 : (caught / mutants.length) * 100
  return {
    score,
    unexplained,
    line: `${caught} of ${mutants.length} noticed (${score.toFixed(1)} %), ${alive.length} survive, ${unexplained} of them unexplained`,
  }
}

/** The survivors as lines of text. */
export const explain = mutants =>
  mutants
    .filter(mutant => !mutant.caught)
    .map(mutant => {
      const why = reasonFor(mutant)
      return `  ${mutant.file}:${mutant.line} ${mutant.kind}: ${mutant.before} -> ${mutant.after}${why === undefined ? '' : `\n      ${why}`}`
    })
