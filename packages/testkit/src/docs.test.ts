import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = join(root, '.cache/testkit-docs')

const programsOf = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(
    ([, program = '']) => program,
  )
const programs = ['docs/testkit.md', 'docs/own-rules.md'].flatMap(programsOf)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = programs.map((program, index) => {
  const file = join(folder, `program-${index + 1}.ts`)
  writeFileSync(file, program)
  return file
})

describe('the programs of docs/testkit.md and docs/own-rules.md', async () => {
  for (const file of files) await import(/* @vite-ignore */ pathToFileURL(file).href)

  it('the pages have a program of each kind', () => {
    expect(programs.map(program => /defineRule|aPolicy|holds|fakeWorld|Contract/.exec(program)?.[0])).toEqual(
      ['aPolicy', 'holds', 'fakeWorld', 'Contract', 'defineRule', 'defineRule'],
    )
  })

  it('the programs pass the type check', () => {
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: {
          composite: false,
          declaration: false,
          emitDeclarationOnly: false,
          noEmit: true,
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: ['node'],
        },
        include: ['*.ts'],
      }),
    )
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder])
  })
})
