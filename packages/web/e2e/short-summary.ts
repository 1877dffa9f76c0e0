import type { FullConfig, Reporter, Suite, TestCase, TestResult } from 'playwright/types/testReporter'

/** Lines of a failure that are told: what was expected, what came, and where. */
const LINES_MAX = 12

/** What a terminal colours a text with. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const headOf = (result: TestResult): string =>
  (result.error?.message ?? result.status)
    .replaceAll(COLOURS, '')
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, LINES_MAX)
    .map(line => `    ${line}`)
    .join('\n')

/** Says at the very end, in few lines, which journeys failed and how: the end of a long log is what is read. */
export default class ShortSummary implements Reporter {
  #root: Suite | undefined

  onBegin(_config: FullConfig, root: Suite): void {
    this.#root = root
  }

  onEnd(): void {
    const failed = (this.#root?.allTests() ?? []).flatMap((test: TestCase) => {
      const result = test.results.at(-1)
      const isTold = result !== undefined && !test.ok() && result.status !== 'skipped'
      return isTold
        ? [`  ${test.location.file.split('/').at(-1)}:${test.location.line} ${test.title}\n${headOf(result)}`]
        : []
    })
    if (failed.length > 0) process.stdout.write(`\nIn short:\n${failed.join('\n')}\n\n`)
  }
}
