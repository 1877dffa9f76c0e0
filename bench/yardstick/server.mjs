import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const FIRST =
  'AMBER BASIN CEDAR DUNE EMBER FERN GRANITE HARBOR IRON JUNIPER KESTREL LARK MESA NORTH OAK PINE QUARRY RIVER SUMMIT TIMBER'
const SECOND = 'CARTAGE DRAYAGE EXPRESS FREIGHT HAULING LINES LOGISTICS TRANSPORT TRUCKING'

/** Rows in memory, sorted by name: the cheapest source of a response. */
function makeRows(count) {
  const [first, second] = [FIRST.split(' '), SECOND.split(' ')]
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: `${first[i % first.length]} ${first[(i * 7 + 3) % first.length]} ${second[(i * 13) % second.length]} ${i}`,
    dot: 1_000_000 + i,
    mc: 200_000 + i,
    units: 1 + (i % 300),
    state: 'TX',
  })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Serves the page without a library, and responses from memory. Gives its port and a function that stops it. */
export function startYardstick(count = 200_000) {
  const rows = makeRows(count)
  const page = readFileSync(new URL('page.html', import.meta.url))
  const prefix = (text, limit) => {
    const wanted = text.toUpperCase()
    let [low, high] = [0, rows.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (rows[middle].name < wanted) low = middle + 1
      else high = middle
    }
    const found = []
    for (let i = low; i < rows.length && found.length < limit && rows[i].name.startsWith(wanted); i += 1)
      found.push(rows[i])
    return found
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://yardstick')
    const text = url.searchParams.get('text') ?? ''
    const json = body => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(body))
    }
    if (url.pathname === '/yardstick/suggest') json(prefix(text, 8))
    else if (url.pathname === '/yardstick/search') json(prefix(text, 50))
    else if (url.pathname === '/yardstick/carrier')
      json(rows.find(({ id }) => id === Number(url.searchParams.get('id'))) ?? {})
    else if (url.pathname === '/yardstick/empty') response.end()
    else {
      response.setHeader('content-type', 'text/html')
      response.end(page)
    }
  })
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://localhost:${server.address().port}`,
        stop: () => new Promise(done => server.close(done).closeAllConnections()),
      }),
    )
  })
}
