import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'

/** Lines of an error that are told: what was expected, what came, and where. */
const LINES_MAX = 12

/** What a terminal colours a text with. */
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

/** Every error: of a journey whose time was up, the first says that alone, and another what it was waiting for. */
const headsOf = ({ errors, status }: TestResult): string =>
  errors.length === 0 ? `    ${status}` : errors.map(headOf).join('\n')

const fileOf = (path: string) => path.split('/').at(-1)

/** So many journeys may pass at the second time of asking before the run fails: it is then no matter of the machine. */
const SECOND_TIMES_MAX = 2

const told = (test: TestCase, result: TestResult | undefined): string =>
  `  ${fileOf(test.location.file)}:${test.location.line} ${test.title}\n${result === undefined ? '' : headsOf(result)}`

const tell = (heading: string, lines: readonly string[]): void => {
  if (lines.length > 0) process.stdout.write(`\n${heading}:\n${lines.join('\n')}\n\n`)
}

/**
 * Says at the very end, in few lines, which journeys failed and how, and which passed only when they were tried again
 * and what had gone wrong before: the end of a long log is what is read.
 */
export default class ShortSummary implements Reporter {
  #root: Suite | undefined

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const tests = this.#root?.allTests() ?? []
    const failed = tests.filter(test => test.outcome() === 'unexpected')
    const secondTimes = tests.filter(test => test.outcome() === 'flaky')
    tell(
      `Passed when tried again (more than ${SECOND_TIMES_MAX} fail the run)`,
      secondTimes.map(test => told(test, test.results[0])),
    )
    tell(
      'In short',
      failed.map(test => told(test, test.results.at(-1))),
    )
    return secondTimes.length > SECOND_TIMES_MAX ? { status: 'failed' } : undefined
  }
}
