/// <reference types="vite/types/importMeta.d.ts" />
import type { Migration } from 'kysely'

const files = import.meta.glob<Readonly<Record<string, Migration>>>(['./*.ts', '!./index.ts'], {
  eager: true,
})

const nameOf = (path: string) => path.replace(/^\.\//, '').replace(/\.ts$/, '')

/**
 * Every step from nothing to the schema, run in the order of their names: each file of this folder exports one. A step
 * that was published never changes.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, file]) =>
    Object.values(file).map(step => [nameOf(path), step] as const),
  ),
)
