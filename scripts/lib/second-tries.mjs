import { writeFileSync } from 'node:fs'

/** How many tests may pass at a second try. A larger number is not caused by the machine, and fails the run. */
const SECOND_TRIES_MAX = 2

/**
 * A reporter of Vitest that names the tests that passed only at a second try, with the error of the first one, and
 * writes their names to the file in FAIRHAUL_SECOND_TRIES.
 */
export default class SecondTries {
  #named = []

  onTestCaseResult(test) {
    if (test.result().state !== 'passed' || !test.diagnostic()?.retryCount) return
    this.#named.push({
      name: `${test.module.relativeModuleId} ${test.fullName}`,
      errors: (test.result().errors ?? []).map(({ message, stack }) => stack ?? message),
    })
  }

  onTestRunEnd() {
    const names = this.#named.map(({ name }) => name)
    if (names.length > 0)
      console.log(`\nPassed at a second try (more than ${SECOND_TRIES_MAX} fail the run):`)
    for (const { name, errors } of this.#named) console.log([name, ...errors].join('\n  '))
    const file = process.env.FAIRHAUL_SECOND_TRIES
    if (file !== undefined) writeFileSync(file, JSON.stringify(names))
    if (names.length > SECOND_TRIES_MAX) process.exitCode = 1
  }
}
