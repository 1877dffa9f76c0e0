import { aCarrierDetail, aFinding, aLoad, anAssessment, fakeWorld, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { someGate } from '../testing/some-gate.ts'

const failing = anAssessment({ findings: [aFinding({ result: 'fail' })], overrides: [] })

const setUp = async () => {
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: id(7), rulesAssessment: failing })],
    loads: [aLoad(), aLoad({ id: id(18) })],
  })
  const store = someGate(world)
  store.open(id(17))
  await store.pass.finished()
  return { store, world }
}

it('a no is recorded with a reason only, and the record is listed', async () => {
  const { store, world } = await setUp()
  expect(store.pass.value).toMatchObject({ answer: 'no', loadId: 17 })
  await store.save()
  expect(store.submission.fieldError('message')).toBe('The gate says no. Say why the load goes on.')
  expect(world.decisionRecords).toEqual([])
  store.setMessage(' Agreed with the shipper. ')
  expect(store.submission.fieldError('message')).toBeUndefined()
  await store.save()
  await store.records.finished()
  expect(store.savedId).toBe(1)
  expect(store.message).toBe('')
  expect(store.records.value?.items).toMatchObject([
    { id: 1, message: 'Agreed with the shipper.', load: { id: 17, stage: 'tender', answer: 'no' } },
  ])
})

it('another load begins anew, and nothing is saved before one is open', async () => {
  const { store } = await setUp()
  store.setMessage('Agreed.')
  store.open(id(17))
  expect(store.message).toBe('Agreed.')
  store.open(id(18))
  expect(store.message).toBe('')
  await store.pass.finished()
  expect(store.pass.value).toMatchObject({ loadId: 18 })
  store.dispose()
  const empty = someGate(fakeWorld())
  await empty.save()
  expect(empty.savedId).toBeNull()
})
