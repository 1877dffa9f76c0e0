import { writeFileSync } from 'node:fs'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'

/** How many lines of an error are printed: expected value, received value, and position. */
const LINES_MAX = 12

/** The codes that color text in a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const headOf = ({ message, location }: TestError): string =>
  [
    ...(message ?? '')
      .replaceAll(COLOURS, '')
      .split('\n')
      .filter(line => line.trim() !== '')
      .slice(0, LINES_MAX),
    ...(location === undefined ? [] : [`at ${fileOf(location.file)}:${location.line}`]),
  ]
    .map(line => `    ${line}`)
    .join('\n')

/** Every error: the first error of a journey that timed out only says so, and another says what it waited for. */
const headsOf = ({ errors, status }: TestResult): string =>
  errors.length === 0 ? `    ${status}` : errors.map(headOf).join('\n')

const fileOf = (path: string) => path.split('/').at(-1)

/** How many journeys may pass on retry. A larger number is not caused by the machine, and fails the run. */
const SECOND_TRIES_MAX = 2

const titleOf = ({ location, title }: TestCase): string =>
  `${fileOf(location.file)}:${location.line} ${title}`

const describeTest = (test: TestCase, result: TestResult | undefined): string =>
  `  ${titleOf(test)}\n${result === undefined ? '' : headsOf(result)}`

const print = (heading: string, lines: readonly string[]): void => {
  if (lines.length > 0) process.stdout.write(`\n${heading}:\n${lines.join('\n')}\n\n`)
}

/**
 * Prints a short summary at the very end, where readers of a long log look: which journeys failed and how, and which
 * passed only on retry and how they failed first. `npm test` names the retries in its own summary, from the file in
 * FAIRHAUL_SECOND_TRIES.
 */
export default class ShortSummary implements Reporter {
  #root: Suite | undefined

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const tests = this.#root?.allTests() ?? []
    const failed = tests.filter(test => test.outcome() === 'unexpected')
    const secondTries = tests.filter(test => test.outcome() === 'flaky')
    print(
      `Passed at a second try (more than ${SECOND_TRIES_MAX} fail the run)`,
      secondTries.map(test => describeTest(test, test.results[0])),
    )
    print(
      'In short',
      failed.map(test => describeTest(test, test.results.at(-1))),
    )
    const file = process.env['FAIRHAUL_SECOND_TRIES']
    if (file !== undefined) writeFileSync(file, JSON.stringify(secondTries.map(titleOf)))
    return secondTries.length > SECOND_TRIES_MAX ? { status: 'failed' } : undefined
  }
}
