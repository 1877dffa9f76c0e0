import type { Area } from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'

export const areas: fc.Arbitrary<Area> = fc.record({
  id: ids<'area'>(),
  name: fc.constantFrom('Dallas, TX 75201', 'Texas', 'Nuevo León'),
  kind: fc.constantFrom('five_zip', 'three_zip', 'state', 'country', 'kma'),
  code: fc.constantFrom('75201', '752', 'TX', 'US'),
  country: fc.constantFrom('US', 'CA', 'MX'),
  stateAreaId: maybe(ids<'area'>()),
  kmaAreaId: maybe(ids<'area'>()),
})
