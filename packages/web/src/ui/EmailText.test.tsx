import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EmailText } from './EmailText.tsx'

afterEach(cleanup)

const brokenUp = (email: string) => {
  const { container } = render(<EmailText email={email} />)
  expect(container.textContent).toBe(email)
  return container.firstElementChild?.innerHTML.replace(/<wbr\s*\/?>/g, ' ')
}

it.each([
  ['dispatch@eaglemesa.example', 'dispatch@ eaglemesa .example'],
  ['ruth.alder@b.co.example', 'ruth .alder@ b .co .example'],
  ['not an address', 'not an address'],
])('the e-mail %s breaks like this: %s', (email, parts) => {
  expect(brokenUp(email)).toBe(parts)
})
