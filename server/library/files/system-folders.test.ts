import { expect, test } from 'bun:test'
import { isSystemFolder } from './system-folders'

test.each([
  '/',
  '/etc',
  '/etc/movies',
  '/usr',
  '/usr/local',
  '/usr/share/movies',
  '/proc/self',
  '/dev/shm',
  '/var',
  '/run',
  '/System/Volumes',
  'C:\\',
  'C:\\Windows\\Temp',
  'c:\\program files (x86)\\movies',
  'D:\\$RECYCLE.BIN',
])('%s belongs to the operating system', (path) => {
  expect(isSystemFolder(path)).toBe(true)
})

test.each([
  '/movies',
  '/data',
  '/etcetera',
  '/home/ada/Movies',
  '/run/media/ada/Disk',
  '/var/home/ada/Movies',
  '/var/lib/plex',
  '/usr/local/movies',
  '/private/var/folders/x',
  '/Volumes/Disk',
  'D:\\',
  'C:\\Movies',
  'C:\\Windows movies',
])('%s can contain movies', (path) => {
  expect(isSystemFolder(path)).toBe(false)
})
