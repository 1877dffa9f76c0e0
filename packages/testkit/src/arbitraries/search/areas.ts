import { AREA_KINDS, type Area } from '@fairhaul/core'
import fc from 'fast-check'
import { ids, maybe } from '../shared/ids.ts'

/** Areas of every kind. */
export const areas: fc.Arbitrary<Area> = fc.record({
  id: ids<'area'>(),
  name: fc.constantFrom('Dallas, TX 75201', 'Texas', 'Nuevo León'),
  kind: fc.constantFrom(...AREA_KINDS),
  code: fc.constantFrom('75201', '752', 'TX', 'US'),
  country: fc.constantFrom('US', 'CA', 'MX'),
  stateAreaId: maybe(ids<'area'>()),
  kmaAreaId: maybe(ids<'area'>()),
})
