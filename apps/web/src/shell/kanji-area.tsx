import { Outlet } from '@tanstack/react-router'

/** The pages of kanji study for whoever has begun. */
export function KanjiArea() {
  return <Outlet />
}
