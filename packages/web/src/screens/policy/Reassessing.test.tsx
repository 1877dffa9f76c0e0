import { aCompanyPolicy, fakeClock } from '@fairhaul/testkit'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BrowserTokens } from '../../di/tokens.ts'
import { pageOf, provide } from '../../parts/testing/page-of.tsx'
import { Reassessing } from './Reassessing.tsx'

afterEach(cleanup)

const show = (reassessed: { readonly done: number; readonly total: number } | null) => {
  const clock = fakeClock()
  const onWait = vi.fn<() => void>()
  const page = pageOf([provide(BrowserTokens.Clock, clock)])
  render(
    <page.Page store={{ dispose: () => undefined }} address="/rules/policy">
      <Reassessing policy={aCompanyPolicy({ reassessed })} onWait={onWait} />
    </page.Page>,
  )
  return { clock, onWait }
}

it('carriers that are assessed anew are counted, and the policy is loaded again', () => {
  const { clock, onWait } = show({ done: 1_200, total: 20_000 })
  expect(screen.getByText(/^1,200 of 20,000 carriers assessed by the rules in force\./)).toBeTruthy()
  clock.advance(2_000)
  expect(onWait).toHaveBeenCalledOnce()
})

it.each([[{ done: 3, total: 3 }], [null]])('nothing is said of %j', reassessed => {
  const { clock, onWait } = show(reassessed)
  expect(screen.queryByRole('progressbar')).toBeNull()
  clock.advance(60_000)
  expect(onWait).not.toHaveBeenCalled()
})
