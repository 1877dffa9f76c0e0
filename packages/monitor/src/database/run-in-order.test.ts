import type { Kysely, RawBuilder } from 'kysely'
import { expect, it } from 'vitest'
import { runInOrder } from './run-in-order.ts'
import type { Schema } from './schema.ts'

const NO_DATABASE = {} as Kysely<Schema>

/** Statements that log when they are made, begin and end. */
const logged = () => {
  const log: string[] = []
  const statement = (name: string, end: () => Promise<void> = async () => {}) => {
    log.push(`made ${name}`)
    const execute = async () => {
      log.push(`begun ${name}`)
      await end()
      log.push(`ended ${name}`)
    }
    return { execute } as unknown as RawBuilder<unknown>
  }
  return { log, statement }
}

it('statements run one after the other, and each is made while the one before it runs', async () => {
  const { log, statement } = logged()
  let endOne = () => {}
  await runInOrder(
    NO_DATABASE,
    (function* () {
      yield statement('one', () => new Promise(resolve => (endOne = resolve)))
      const two = statement('two')
      endOne()
      yield two
    })(),
  )
  expect(log).toEqual(['made one', 'begun one', 'made two', 'ended one', 'begun two', 'ended two'])
})

it('after a statement that fails none begins, and its error is thrown', async () => {
  const { log, statement } = logged()
  const run = runInOrder(
    NO_DATABASE,
    (function* () {
      yield statement('one', () => Promise.reject(new Error('no room')))
      yield statement('two')
    })(),
  )
  await expect(run).rejects.toThrow('no room')
  expect(log).toEqual(['made one', 'begun one', 'made two'])
})

it('where a statement cannot be made, the one that runs ends first', async () => {
  const { log, statement } = logged()
  let endOne = () => {}
  const run = runInOrder(
    NO_DATABASE,
    (function* () {
      yield statement('one', () => new Promise(resolve => (endOne = resolve)))
      endOne()
      throw new Error('no such column')
    })(),
  )
  await expect(run).rejects.toThrow('no such column')
  expect(log).toEqual(['made one', 'begun one', 'ended one'])
})
