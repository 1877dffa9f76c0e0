import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The hint of the first verdict with a text, on focus by keyboard, and then under the pointer. Empty texts: no hint. */
export const shownReasons = async (
  verdict: string,
): Promise<{ readonly focus: string; readonly hover: string }> => {
  const [word] = screen.getAllByRole('button', { name: verdict })
  if (word === undefined) throw new Error(`No ${verdict} is a button`)
  const tooltipText = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? ''
  act(() => word.focus())
  const focus = tooltipText()
  fireEvent.keyDown(word, { key: 'Escape' })
  act(() => word.blur())
  await userEvent.hover(word)
  await screen.findByRole('tooltip', { hidden: true })
  return { focus, hover: tooltipText() }
}
