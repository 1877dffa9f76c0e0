import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const mutants: readonly {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}[] = JSON.parse(readFileSync(at('mutants.json'), 'utf8'))

it('each mutant changes its text in one place, and no two have one name', () => {
  const places = mutants.map(({ name, file, from, to }) => ({
    name,
    count: readFileSync(at(`../../../../${file}`), 'utf8').split(from).length - 1,
    isChange: from !== to,
  }))
  expect(places).toEqual(places.map(({ name }) => ({ name, count: 1, isChange: true })))
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
})
