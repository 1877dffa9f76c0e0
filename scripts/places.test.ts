import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { afterAll, describe, expect, it } from 'vitest'
import { STATE_LETTERS } from './lib/atlas.mjs'
import { at } from './lib/paths.mjs'
import { PLACES, placesText, readPlaces } from './lib/places.mjs'
import { isInState } from './lib/state-boxes.mjs'

const folder = mkdtempSync(join(tmpdir(), 'places-'))
afterAll(() => rmSync(folder, { recursive: true }))

const line = (country: string, code: string, city: string, state: string, at: readonly [unknown, unknown]) =>
  [country, code, city, 'Name', state, '', '', '', '', ...at, '4'].join('\t')
const DALLAS = line('US', '75201', 'Dallas', 'TX', [32.7904, -96.8044])
const TORONTO = line('CA', 'M5V', 'Downtown Toronto (Spadina)', 'ON', [43.6404, -79.3995])
const many = Array.from({ length: 200 }, (_, index) =>
  line('US', String(76_000 + index), 'Fort Worth', 'TX', [32.75, -97.33]),
)
const files = (...lines: readonly string[]) => [
  { name: 'US.txt', text: [DALLAS, TORONTO, ...many, ...lines].join('\n') },
]

describe('the list of places', () => {
  it('is written from lines of GeoNames, in the order of the codes, with its source and its day', () => {
    const text = [
      '\uFEFF',
      TORONTO,
      '\r\n',
      line('GU', '96910', 'Hagatna', '', [13.47, 144.75]),
      '\n',
      DALLAS,
    ].join('')
    const { places, refusals, unplaced } = readPlaces([{ name: 'all.txt', text }])
    expect([refusals, unplaced]).toEqual([[], []])
    expect(placesText(places, { source: 'GeoNames', day: '2026-03-11' })).toBe(
      [
        '# source: GeoNames',
        '# day: 2026-03-11',
        '# code, city, state, latitude, longitude',
        '75201\tDallas\tTX\t32.7904\t-96.8044',
        '96910\tHagatna\tGU\t13.47\t144.75',
        'M5V\tToronto\tON\t43.6404\t-79.3995',
        '',
      ].join('\n'),
    )
  })

  it.each([
    ['75202\tDallas', '1 columns, not 11 or more'],
    [line('MX', '64000', 'Monterrey', 'NLE', [25.6, -100.3]), '"MX" is not US, CA or a territory'],
    [line('US', '75202', 'Dallas', 'TE', [32.8, -96.8]), '"TE" is no state of US'],
    [line('US', '7520', 'Dallas', 'TX', [32.8, -96.8]), '"7520" is no ZIP code'],
    [
      line('CA', 'M5V 3L9', 'Toronto', 'ON', [43.6, -79.4]),
      '"M5V 3L9" is no first three characters of a postal code',
    ],
    [line('CA', 'T5A', 'Toronto', 'ON', [43.6, -79.4]), 'T5A is not in ON'],
    [line('US', '75202', ' ', 'TX', [32.8, -96.8]), 'no name of a place'],
    [line('US', '75201', 'Dallas', 'TX', [32.8, -96.8]), '75201 is already on US.txt:1'],
  ])('is refused with the line and the reason of %j', (wrong, reason) => {
    const text = wrong.startsWith('75202') ? wrong.split('\t')[0] : wrong
    expect(readPlaces(files(text ?? '')).refusals).toEqual([`US.txt:203: ${reason}`])
  })

  it.each([
    [['40.77', '73.95'], 'NY', '40.77, 73.95 is not in NY'],
    [[90, 0], 'NY', '90, 0 is not in NY'],
    [[0, 0], 'NY', 'no coordinates'],
    [['', ''], 'NY', 'no coordinates'],
    [['north', -73], 'NY', 'no coordinates'],
  ] as const)('has a place at %j in %s without coordinates', (degrees, state, reason) => {
    const { places, refusals, unplaced } = readPlaces(files(line('US', '10200', 'New York', state, degrees)))
    expect([refusals, unplaced]).toEqual([[], [`US.txt:203: 10200: ${reason}`]])
    expect(places.at(-1)).toMatchObject({ code: '10200', degrees: null })
  })

  it('has no military post office', () => {
    const military = [
      line('US', '09021', 'APO', '', ['', '']),
      line('US', '34001', 'Miami', 'AA', [24.4, -81]),
    ]
    const { leftOut, refusals } = readPlaces(files(...military))
    expect([refusals, leftOut]).toEqual([
      [],
      ['US.txt:203: a military post office', 'US.txt:204: a military post office'],
    ])
  })

  it('is refused without one of the countries, and where many places lie outside their states', () => {
    const one = [{ name: 'US.txt', text: DALLAS }]
    expect(readPlaces(one).refusals).toEqual(['No place of CA'])
    const turned = files(...[1, 2, 3].map(each => line('US', `1000${each}`, 'New York', 'NY', [-73.9, 40.7])))
    expect(readPlaces(turned).refusals[0]).toMatch(/^3 of 205 places have no coordinates in their state/)
  })

  it('an Aleutian island is in Alaska on both sides of the 180th meridian', () => {
    expect([isInState('US', 'AK', 52.9, 172.9), isInState('US', 'AK', 51.87, -176.6)]).toEqual([true, true])
    expect([isInState('US', 'AK', 40.7, -73.9), isInState('US', 'GU', 13.4, -144.7)]).toEqual([false, false])
  })
})

describe('npm run places', () => {
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [at('scripts/places.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, INIT_CWD: folder },
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  const GIVEN = ['--source', 'GeoNames', '--day', '2026-03-11', '--out', join(folder, 'list.tsv')]

  it('writes the list of files that it can read', () => {
    writeFileSync(join(folder, 'US.txt'), files()[0]?.text ?? '')
    const { status, stdout } = run('US.txt', ...GIVEN)
    expect([status, stdout]).toEqual([0, '202 places, 0 without coordinates, 0 lines left out.\n'])
    expect(readFileSync(join(folder, 'list.tsv'), 'utf8')).toMatch(/^# source: GeoNames\n# day: 2026-03-11\n/)
  })

  it('refuses others with line and reason, and leaves the list as it was', () => {
    const before = readFileSync(join(folder, 'list.tsv'), 'utf8')
    writeFileSync(join(folder, 'US.txt'), `${DALLAS}\n${TORONTO}\nUS\t7520\n`)
    const { status, stderr } = run('US.txt', ...GIVEN)
    expect([status, stderr]).toEqual([2, 'The list was not written:\nUS.txt:3: 2 columns, not 11 or more\n'])
    expect(readFileSync(join(folder, 'list.tsv'), 'utf8')).toBe(before)
  })

  it.each([
    [[], /^Usage:/],
    [['US.txt', '--day', '2026-03-11'], /^Usage:/],
    [['US.txt', '--source', 'GeoNames', '--day', 'today'], /^"today" is no day/],
    [['none.txt', ...GIVEN], /^none\.txt: ENOENT/],
    [['US.txt', '--wrong'], /--wrong/],
  ])('with %j says how it is run', (args, message) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toMatch(message)
  })
})

type Ring = readonly Position[]

const ringsOf = (geometry: Geometry): readonly Ring[] =>
  geometry.type === 'Polygon'
    ? geometry.coordinates
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates.flat()
      : []

/** Whether a point lies within rings, by the edges to its east. */
const isInside = (rings: readonly Ring[], [x, y]: readonly [number, number]) => {
  const crossed = edgesOf(rings).filter(
    ([ax, ay, bx, by]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  )
  return crossed.length % 2 === 1
}

const edgesOf = (rings: readonly Ring[]) =>
  rings.flatMap(ring =>
    ring.slice(1).map(([bx = 0, by = 0], index) => {
      const [ax = 0, ay = 0] = ring[index] ?? []
      return [ax, ay, bx, by] as const
    }),
  )

/** The distance of a point to the nearest edge, in degrees of latitude. */
const degreesOff = (rings: readonly Ring[], [x, y]: readonly [number, number]) => {
  const narrow = Math.cos((y * Math.PI) / 180)
  return Math.min(
    ...edgesOf(rings).map(([fromX, fromY, toX, toY]) => {
      const [ax, ay] = [(fromX - x) * narrow, fromY - y]
      const [dx, dy] = [(toX - fromX) * narrow, toY - fromY]
      const length = dx * dx + dy * dy
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length))
      return Math.hypot(ax + along * dx, ay + along * dy)
    }),
  )
}

describe('every place of the list', () => {
  const [source, day, , ...rows] = readFileSync(at(PLACES), 'utf8').trimEnd().split('\n')
  const places = rows.map(row => row.split('\t') as [string, string, string, string, string])
  const placed = places
    .filter(([, , , latitude]) => latitude !== '')
    .map(([code, , state, latitude, longitude]) => ({
      code,
      state,
      point: [Number(longitude), Number(latitude)] as const,
    }))
  const isZip = (code: string) => /^\d{5}$/.test(code)

  it('is there once, of a source and a day', () => {
    expect(source).toMatch(/^# source: \S/)
    expect(day).toMatch(/^# day: \d{4}-\d{2}-\d{2}$/)
    expect(new Set(places.map(([code]) => code)).size).toBe(places.length)
    expect(places.length - placed.length).toBeLessThan(20)
  })

  it('lies in the box of its state', () => {
    const wrong = placed.filter(
      ({ code, state, point: [longitude, latitude] }) =>
        !isInState(isZip(code) ? 'US' : 'CA', state, latitude, longitude),
    )
    expect(wrong).toEqual([])
  })

  it('lies in the shape of its state, or less than twelve miles off its coast', () => {
    const topology: Topology = createRequire(import.meta.url)('us-atlas/states-10m.json')
    const { features } = feature(topology, topology.objects.states as GeometryCollection)
    const shapes = new Map(
      features.map(({ id, geometry }) => [STATE_LETTERS.get(String(id)), ringsOf(geometry)] as const),
    )
    const outside = placed.filter(({ code, state, point }) => {
      const rings = isZip(code) ? shapes.get(state) : undefined
      return rings !== undefined && !isInside(rings, point) && degreesOff(rings, point) > 12 / 69
    })
    expect(outside).toEqual([])
  })
})
