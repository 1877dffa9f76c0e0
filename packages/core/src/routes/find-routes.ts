import { route } from './route.ts'

/**
 * Searching for a carrier or a vehicle.
 * Source: section 2, "Routes". Choice: the directory, the insights and the comparison, which the specification names
 * without a path, are below /carriers, where a word is never read as an id.
 */
export const FIND_ROUTES = [
  route({ name: 'home', pattern: '/', title: 'Home' }),
  route({ name: 'lane-search', pattern: '/carriers/lane-search', title: 'Lane search' }),
  route({
    name: 'lane-search-results',
    pattern: '/carriers/lane-search-results',
    title: 'Lane search results',
  }),
  route({ name: 'search-results', pattern: '/carriers/search-results', title: 'Search results' }),
  route({ name: 'global-search', pattern: '/carriers/global-search', title: 'Global search results' }),
  route({ name: 'contact-search', pattern: '/carriers/contact-search', title: 'Contact search' }),
  route({ name: 'saved-searches', pattern: '/carriers/saved-searches', title: 'Saved searches' }),
  route({ name: 'directory', pattern: '/carriers/directory', title: 'Directory' }),
  route({ name: 'insights', pattern: '/carriers/insights', title: 'Carrier insights' }),
  route({ name: 'compare', pattern: '/carriers/compare', title: 'Compare carriers' }),
  route({ name: 'vehicles', pattern: '/vehicles', title: 'Vehicle Search' }),
  route({ name: 'vehicle', pattern: '/vehicles/:id', title: 'Vehicle Show' }),
] as const
