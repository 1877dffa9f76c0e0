import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { aPage } from '../../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../../parts/testing/fake-ports.ts'
import { Display } from './Display.tsx'

afterEach(cleanup)

it('a switch shows the names of carriers in title case, and as on record again', async () => {
  const { Page, preferences } = aPage(fakePorts({}))
  render(
    <Page>
      <Display />
    </Page>,
  )
  const user = userEvent.setup({ delay: null })
  const inTitleCase = screen.getByRole<HTMLInputElement>('switch', { name: /^Carrier names in title case/ })
  expect(inTitleCase.checked).toBe(false)
  await user.click(inTitleCase)
  expect([inTitleCase.checked, preferences.preferences.namesInTitleCase]).toEqual([true, true])
  await user.click(inTitleCase)
  expect([inTitleCase.checked, preferences.preferences.namesInTitleCase]).toEqual([false, false])
})
