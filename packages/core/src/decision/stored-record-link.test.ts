import { id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { storedRecordLink } from './stored-record-link.ts'

it('the record that was kept with an act is linked, and where none was kept nothing is', () => {
  expect(storedRecordLink({ storedId: id<'decision-record'>(4) })).toEqual({
    text: 'Record kept',
    path: '/decision-records/4',
  })
  expect([storedRecordLink({}), storedRecordLink(null)]).toEqual([undefined, undefined])
})
