import { anArea, fakeAreas, fakeWorld, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { rememberingAreas } from './remembering-areas.ts'

const setUp = () => {
  const areas = fakeAreas(fakeWorld())
  return { areas, remembering: rememberingAreas(areas) }
}
const params = (areas: ReturnType<typeof fakeAreas>) => areas.requests.length

it('an area that was loaded is not requested again', async () => {
  const { areas, remembering } = setUp()
  const first = await remembering.find({ id: anArea().id })
  expect(await remembering.find({ id: anArea().id })).toEqual(first)
  expect(params(areas)).toBe(1)
})

it('an area that was in a list is not requested', async () => {
  const { areas, remembering } = setUp()
  const offered = await remembering.autocomplete({ term: 'dal' })
  const [area] = offered.ok ? offered.value : []
  expect(area).toBeDefined()
  if (area !== undefined) expect(await remembering.find({ id: area.id })).toEqual({ ok: true, value: area })
  expect(params(areas)).toBe(1)
})

it('an unknown area is requested each time', async () => {
  const { areas, remembering } = setUp()
  expect(await remembering.find({ id: id(999_999) })).toMatchObject({ ok: false })
  await remembering.find({ id: id(999_999) })
  expect(params(areas)).toBe(2)
})
