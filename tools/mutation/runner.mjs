import { test } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'

/**
 * Stryker counts tests, so a change that keeps a file of tests from being read at all would pass for one that nobody
 * noticed. Such a file gets a test that fails with what was thrown.
 */
export default class extends VitestTestRunner {
  async importFile(path, source) {
    try {
      return await super.importFile(path, source)
    } catch (error) {
      if (source !== 'collect') throw error
      test('this file can be read', () => {
        throw error
      })
    }
  }
}
