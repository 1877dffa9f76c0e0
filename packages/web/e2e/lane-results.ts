import type { Page } from 'playwright/test'

/** The areas at the ends of a lane, by the text that finds them. */
export interface LaneEnds {
  readonly from: string
  readonly to: string
}

interface FoundArea {
  readonly id: number
  readonly name: string
  readonly state_area_id: number | null
  readonly kma_area_id: number | null
}

const placeQuery = async (page: Page, end: 'origin' | 'destination', term: string): Promise<string> => {
  const answer = await page.request.get('/monitor/areas/autocomplete', { params: { term } })
  const [area] = (await answer.json()) as readonly FoundArea[]
  if (area === undefined) throw new Error(`No area begins with ${term}`)
  const fields = [
    ['name', area.name],
    ['area_id', area.id],
    ['state_area_id', area.state_area_id],
    ['kma_area_id', area.kma_area_id],
  ] as const
  return fields
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${end}[${name}]=${encodeURIComponent(String(value))}`)
    .join('&')
}

/** The address of a lane's results, for the signed-in user. */
export const lanePath = async (page: Page, { from, to }: LaneEnds): Promise<string> =>
  `/broker/carriers/lane-search-results?${await placeQuery(page, 'origin', from)}&${await placeQuery(page, 'destination', to)}`

export const resultRows = (page: Page) => page.locator('[data-bench=result-row]')

/** The lane search requests of the page, by the page number they requested. */
export const subscribeToSearches = (page: Page): readonly number[] => {
  const requests: number[] = []
  page.on('request', request => {
    if (!request.url().endsWith('/carriers/search') || request.method() !== 'POST') return
    const body = request.postDataJSON() as { readonly page: number }
    requests.push(body.page)
  })
  return requests
}
