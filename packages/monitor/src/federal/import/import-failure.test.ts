import { describe, expect, it } from 'vitest'
import { UnusableFlag } from '../../kernel/command-line.ts'
import { DatabaseUnusable, FolderUnusable } from '../../database/unusable.ts'
import { importFailure } from './import-failure.ts'
import { ImportUnderWay } from './store/import-lease.ts'

const failed = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code })

describe('the reason that an import gives for its end', () => {
  it.each([
    ['of a server', failed('could not extend file "base/5/16384"', '53100')],
    ['of the embedded engine, which has no code', failed('could not write: No space left on device')],
    ['of the rejects file', failed('write', 'ENOSPC')],
  ])('is the full disk %s, and how to go on', (_, error) => {
    expect(importFailure(error)).toMatch(/^The disk is full\. .*run the same command again to go on\.$/)
  })

  it('is the other import that is under way, and nothing else', () => {
    expect(importFailure(new ImportUnderWay('Another import is under way: this one.'))).toBe(
      'Another import is under way: this one.',
    )
  })

  it.each([new UnusableFlag('x.'), new FolderUnusable('x.'), new DatabaseUnusable('x.')])(
    'is what kept it from its database, and no batch: %s',
    error => {
      expect(importFailure(error)).toBe('x.')
    },
  )

  it('is the error itself where it is neither', () => {
    expect(importFailure('broken')).toBe('The import failed; the batch under way was left undone. broken')
  })
})
