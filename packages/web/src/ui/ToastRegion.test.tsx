import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ToastRegion, type ToastView } from './ToastRegion.tsx'

const saved: ToastView = { id: 1, text: 'Override saved.', type: 'success', position: 'bottom-right' }
const nothing = () => {}
const handlers = { onDismiss: nothing, onPause: nothing, onResume: nothing }

afterEach(cleanup)

const liveAround = (element: HTMLElement) => element.closest('[aria-live]')

it('a toast is announced in a live region rendered before it', () => {
  const { rerender, container } = render(<ToastRegion toasts={[]} {...handlers} />)
  const regions = [...container.querySelectorAll('[aria-live]')]
  rerender(<ToastRegion toasts={[saved]} {...handlers} />)
  const region = liveAround(screen.getByText('Override saved.'))
  expect(regions).toContain(region)
  expect(region?.getAttribute('aria-live')).toBe('polite')
})

it('an error toast is announced at once', () => {
  render(<ToastRegion toasts={[{ ...saved, type: 'error', text: 'Not saved.' }]} {...handlers} />)
  expect(liveAround(screen.getByText('Not saved.'))?.getAttribute('aria-live')).toBe('assertive')
})

it('each toast is shown once, at its position', () => {
  const there: ToastView = { ...saved, id: 2, position: 'top', text: 'Copied.' }
  render(<ToastRegion toasts={[saved, there]} {...handlers} />)
  const at = (text: string) =>
    screen.getAllByText(text).map(it => it.closest<HTMLElement>('[data-position]')?.dataset['position'])
  expect(at('Override saved.')).toEqual(['bottom-right'])
  expect(at('Copied.')).toEqual(['top'])
})

it('the pointer over a toast and the focus in it pause it separately', async () => {
  const user = userEvent.setup()
  const seen: string[] = []
  render(
    <ToastRegion
      toasts={[{ ...saved, action: { label: 'Undo', onPress: nothing } }]}
      onDismiss={nothing}
      onPause={(id, by) => seen.push(`pause ${id} by ${by}`)}
      onResume={(id, by) => seen.push(`resume ${id} by ${by}`)}
    />,
  )
  await user.hover(screen.getByText('Override saved.'))
  await user.tab()
  await user.tab()
  expect(new Set(seen)).toEqual(new Set(['pause 1 by hover', 'pause 1 by focus']))
  await user.unhover(screen.getByText('Override saved.'))
  expect(seen.at(-1)).toBe('resume 1 by hover')
  await user.tab()
  expect(seen.at(-1)).toBe('resume 1 by focus')
  expect(seen.filter(it => it === 'resume 1 by focus')).toHaveLength(1)
})

it('a toast is dismissed by its button, unless it is not dismissible', async () => {
  const user = userEvent.setup()
  const onDismiss = vi.fn()
  const { rerender } = render(<ToastRegion toasts={[saved]} {...handlers} onDismiss={onDismiss} />)
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(onDismiss).toHaveBeenCalledWith(1)
  rerender(<ToastRegion toasts={[{ ...saved, isDismissible: false }]} {...handlers} />)
  expect(screen.queryByRole('button')).toBeNull()
})

it.each(['top-right', 'top', 'top-left', 'bottom-right', 'bottom', 'bottom-left'] as const)(
  'has a place at the %s, read out there',
  position => {
    render(<ToastRegion toasts={[{ ...saved, position }]} {...handlers} />)
    const reported = screen.getByText('Override saved.')
    expect(reported.closest<HTMLElement>('[data-position]')?.dataset['position']).toBe(position)
    expect(liveAround(reported)).not.toBeNull()
  },
)

it('a toast removed with the focus returns it to where it was', async () => {
  const user = userEvent.setup()
  const page = (toasts: readonly ToastView[]) => (
    <>
      <button type="button">Save</button>
      <ToastRegion toasts={toasts} {...handlers} />
    </>
  )
  const { rerender } = render(page([saved]))
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
  rerender(page([]))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

it('a toast removed without the focus does not move it', () => {
  const { rerender } = render(<ToastRegion toasts={[saved]} {...handlers} />)
  rerender(<ToastRegion toasts={[]} {...handlers} />)
  expect(document.activeElement).toBe(document.body)
})

it('toasts are announced while a dialog hides the rest of the page', () => {
  render(<ToastRegion toasts={[saved]} {...handlers} />)
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.dataset['reactAriaTopLayer']).toBe('true')
})
