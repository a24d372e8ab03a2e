import { Outlet } from '@tanstack/react-router'
import { Acknowledgement } from '../dictionary/acknowledgement/acknowledgement'

/** The pages of the dictionary, and below them whose work it is. */
export function DictionaryArea() {
  return (
    <>
      <Outlet />
      <Acknowledgement />
    </>
  )
}
