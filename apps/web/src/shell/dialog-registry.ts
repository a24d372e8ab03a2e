import { type ComponentType, lazy } from 'react'
import type { DialogContent, DialogRecord } from '../kit/dialogs/dialog-stack'

type DialogComponent = ComponentType<{ dialog: DialogRecord }>

/** Joins a type of dialog to its component, which is fetched when it is first opened. */
export const dialogRegistry: Record<DialogContent['type'], DialogComponent> = {
  search: lazy(async () => ({
    default: (await import('../dictionary/search/search-dialog')).SearchDialog,
  })),
  'dict-keyboard-shortcuts': lazy(async () => ({
    default: (await import('../kit/keyboard-shortcuts/dict-keyboard-shortcuts-dialog'))
      .DictKeyboardShortcutsDialog,
  })),
  'kanji-keyboard-shortcuts': lazy(async () => ({
    default: (await import('../kit/keyboard-shortcuts/kanji-keyboard-shortcuts-dialog'))
      .KanjiKeyboardShortcutsDialog,
  })),
  'study-session-saved-continue': lazy(async () => ({
    default: (await import('../pages/kanji/study/session/saved-session-dialog')).SavedSessionDialog,
  })),
  'debug-info': lazy(async () => ({
    default: (await import('./debug-info/debug-info-dialog')).DebugInfoDialog,
  })),
  'confirm-action': lazy(async () => ({
    default: (await import('../kit/confirm-action/confirm-action-dialog')).ConfirmActionDialog,
  })),
  'reauthenticate-user': lazy(async () => ({
    default: (await import('../session/account-security/reauthenticate-user-dialog'))
      .ReauthenticateUserDialog,
  })),
  captcha: lazy(async () => ({
    default: (await import('../session/captcha/captcha-dialog')).CaptchaDialog,
  })),
  'user-profile-edit': lazy(async () => ({
    default: (await import('../session/profile/user-profile-edit-dialog')).UserProfileEditDialog,
  })),
  'update-email': lazy(async () => ({
    default: (await import('../session/account-security/update-email-dialog')).UpdateEmailDialog,
  })),
  'update-password': lazy(async () => ({
    default: (await import('../session/account-security/update-password-dialog'))
      .UpdatePasswordDialog,
  })),
  'curriculum-level-change': lazy(async () => ({
    default: (await import('../study/levels/curriculum-level-change-dialog'))
      .CurriculumLevelChangeDialog,
  })),
  'study-level-change': lazy(async () => ({
    default: (await import('../study/levels/study-level-change-dialog')).StudyLevelChangeDialog,
  })),
  'save-to-list': lazy(async () => ({
    default: (await import('../dictionary/saved-lists/save-to-list-dialog')).SaveToListDialog,
  })),
  'share-definition': lazy(async () => ({
    default: (await import('../dictionary/sharing/share-definition-dialog')).ShareDefinitionDialog,
  })),
}
