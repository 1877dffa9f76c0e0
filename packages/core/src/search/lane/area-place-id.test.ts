import { anArea } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { parsePlaceId } from '../../map/place-id.ts'
import { areaPlaceId } from './area-place-id.ts'

it("an area's place id on our own map is its kind, country and code", () => {
  expect(areaPlaceId(anArea())).toBe('five_zip.US.75201')
  expect(areaPlaceId(anArea({ kind: 'kma', country: 'MX', code: 'NL-MONTERREY' }))).toBe(
    'kma.MX.NL-MONTERREY',
  )
  expect(parsePlaceId(areaPlaceId(anArea()))).toBe('five_zip.US.75201')
})
