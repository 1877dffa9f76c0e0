import { aLane, aLanePlace } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { parsePlaceId } from '../../map/place-id.ts'
import { readNestedQuery } from '../../shared/nested-query.ts'
import { writeNestedQuery } from '../../shared/write-nested-query.ts'
import { EMPTY_LANE } from './lane.ts'
import { readLane, writeLane } from './lane-address.ts'

const read = (text: string) => readLane(readNestedQuery(text))

it("a lane's address has its areas and leaves out what is not on record", () => {
  const lane = aLane({
    destination: aLanePlace({ name: 'Waco', placeId: parsePlaceId('p.1') ?? null, areaId: null }),
  })
  const text =
    'origin[name]=Dallas%2C%20TX%2075201&origin[area_id]=75201&origin[state_area_id]=48&origin[kma_area_id]=9' +
    '&destination[name]=Waco&destination[place_id]=p.1&destination[state_area_id]=48&destination[kma_area_id]=9'
  expect(writeNestedQuery(writeLane(lane))).toBe(text)
  expect(read(text)).toEqual(lane)
})

it('an empty lane leaves nothing in the address', () => {
  expect(writeNestedQuery(writeLane(EMPTY_LANE))).toBe('')
  expect(read('')).toEqual(EMPTY_LANE)
})

it.each([
  ['without a name', 'origin[area_id]=5'],
  ['with a name of blanks', 'origin[name]=%20&origin[area_id]=5'],
  ['without an area or a place', 'origin[name]=Dallas&origin[state_area_id]=4'],
  ['with ids that are none', 'origin[name]=Dallas&origin[area_id]=0&origin[place_id]=%3Cb%3E'],
  ['that is a text', 'origin=Dallas'],
])('a lane end %s is not chosen', (_, text) => {
  expect(read(text)).toEqual(EMPTY_LANE)
})

it("other invalid ids in a lane's address are not on record", () => {
  expect(
    read('origin[name]=Dallas&origin[area_id]=5&origin[state_area_id]=x&origin[kma_area_id]=-1').origin,
  ).toEqual({
    name: 'Dallas',
    placeId: null,
    areaId: 5,
    stateAreaId: null,
    kmaAreaId: null,
  })
})
