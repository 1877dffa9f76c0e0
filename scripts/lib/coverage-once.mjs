// Coverage by V8 that is taken once for all test files of a worker. The counts of V8 add up, and taking them goes
// through every function that is loaded: after each file it took as long as the tests of the core.
import v8 from '@vitest/coverage-v8'

/** Whether more files of this worker's run follow. A worker that is given one file at a time takes after each. */
const moreFollow = () => {
  const { ctx, filepath } = globalThis.__vitest_worker__
  return ctx.files.at(-1).filepath !== filepath
}

export default {
  ...v8,
  takeCoverage: options => (moreFollow() ? { result: [] } : v8.takeCoverage(options)),
}
