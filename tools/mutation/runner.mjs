import { test } from 'vitest'
import { VitestTestRunner } from 'vitest/runners'

/**
 * Stryker counts tests, so a mutant that keeps a test file from loading would count as unnoticed. Such a file gets a test
 * that fails with the error.
 */
export default class extends VitestTestRunner {
  async importFile(path, source) {
    try {
      return await super.importFile(path, source)
    } catch (error) {
      if (source !== 'collect') throw error
      test('this file loads', () => {
        throw error
      })
    }
  }
}
