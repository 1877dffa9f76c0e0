import {
  type Area,
  type ContactAnswer,
  type ContactCarrier,
  DEFAULT_LANE_FILTERS,
  type DomainCarrier,
  type Lane,
  type LaneAnswer,
  type LaneCarrier,
  type LaneFilters,
  type LanePlace,
  type Lookalike,
  type MapRoute,
  type SavedSearch,
  type SearchAddress,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { aCarrier } from './carrier-builders.ts'

/** The ZIP 75201 in Dallas. */
export const anArea = builder<Area>({
  id: id(75_201),
  name: 'Dallas, TX 75201',
  kind: 'five_zip',
  code: '75201',
  country: 'US',
  stateAreaId: id(48),
  kmaAreaId: id(9),
})

/** Dallas as an end of a lane, known as an area. */
export const aLanePlace = builder<LanePlace>({
  name: 'Dallas, TX 75201',
  placeId: null,
  areaId: id(75_201),
  stateAreaId: id(48),
  kmaAreaId: id(9),
})

/** Dallas to Atlanta. */
export const aLane = builder<Lane>({
  origin: aLanePlace(),
  destination: aLanePlace({
    name: 'Atlanta, GA 30301',
    areaId: id(30_301),
    stateAreaId: id(13),
    kmaAreaId: id(12),
  }),
})

/** A rough route of that lane. */
export const aMapRoute = builder<MapRoute>({
  points: [
    { latitude: 32.78, longitude: -96.8 },
    { latitude: 33.75, longitude: -84.39 },
  ],
  miles: 781,
})

/** A carrier that was seen on the lane. */
export const aLaneCarrier = builder<LaneCarrier>({
  ...aCarrier(),
  seenOnLane: { times: 3, lastOn: '2026-10-04' },
})

/** One carrier and the route. */
export const aLaneAnswer = builder<LaneAnswer>({
  carriers: { items: [aLaneCarrier()], page: 1, pages: 1, total: 1 },
  route: aMapRoute(),
})

/** The filters of a new lane search: nothing narrows but what a test says. */
export const someLaneFilters = builder<LaneFilters>(DEFAULT_LANE_FILTERS)

/** A carrier whose own contact it is, with which the company has no connection. */
export const aContactCarrier = builder<ContactCarrier>({
  ...aCarrier(),
  relation: 'own',
  phone: '+12145550110',
})

/** An address on record that another looks like. */
export const aLookalike = builder<Lookalike>({
  email: 'office@copperwren.example',
  carrierId: id(6),
  legalName: 'COPPER WREN LLC',
})

/** A carrier at the domain of an address that no carrier has, with its own address on file there for ten years. */
export const aDomainCarrier = builder<DomainCarrier>({
  ...aCarrier(),
  phone: '+12145550110',
  email: 'office@eaglemesa.example',
  address: 'office@eaglemesa.example',
})

/** The contact of one carrier, of which nothing bad is known. */
export const aContactAnswer = builder<ContactAnswer>({
  carriers: [aContactCarrier()],
  fraudReportsCount: 0,
  fraudReports: [],
  lookalikes: [],
  atDomain: [],
})

/** A saved search for carriers by name. */
export const aSavedSearch = builder<SavedSearch>({
  id: id(21),
  name: 'Eagles',
  address: '/carriers/search-results?search=eagle' as SearchAddress,
  createdAt: '2026-11-20T15:30:00.000Z',
})
