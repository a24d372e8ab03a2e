import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberStudy } from '../study-device/resume-study'

/** The pages of kanji study for whoever has begun. */
export function KanjiArea() {
  useEffect(rememberStudy, [])
  return <Outlet />
}
