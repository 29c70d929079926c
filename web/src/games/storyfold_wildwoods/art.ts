/** Drawings of the table, our own: pieces as symbols, the layers of the scenery, dice and the backs of the decks. */

export const symbols = `<radialGradient id="sw-swglow"><stop offset="0" stop-color="#fff3c4" stop-opacity="1"/><stop offset=".35" stop-color="#ffdf8e" stop-opacity=".75"/><stop offset="1" stop-color="#ffdf8e" stop-opacity="0"/></radialGradient>
<symbol id="sw-crystal" viewBox="0 0 24 32"><path d="M12 1 22 11 17 31H7L2 11z" fill="#4fa6a8"/><path d="M12 1 2 11h6z" fill="#d6f4ee"/><path d="M12 1 22 11h-6z" fill="#8fd3cd"/><path d="M12 1l4 10H8z" fill="#b5e7e0"/><path d="M8 11h8l-4 20z" fill="#74c2c0"/><path d="M2 11h6l4 20H7z" fill="#9adbd4"/></symbol>
<symbol id="sw-crystal-no" viewBox="0 0 24 32"><path d="M12 2 21 11.5 16.5 30h-9L3 11.500z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2.5" opacity=".55"/></symbol>
<symbol id="sw-lantern" viewBox="0 0 40 52"><path d="M20 2v5M13 12a7 6 0 0 1 14 0" fill="none" stroke="var(--lan-iron)" stroke-width="2.6" stroke-linecap="round"/><path d="M9 15h22l3 5H6z" fill="var(--lan-iron)"/><path d="M8 20h24l-2.5 22h-19z" fill="#ffd675"/><path d="M8 20h7l1 22h-5.500zM25 20h7l-2.5 22H24z" fill="#f2b443"/><path d="M20 24c.6 4.5 5 6 5 10.500a5 5 0 0 1-10 0c0-3 3-4 5-10.500z" fill="#fff6d8"/><path d="M20 31c.4 2 2.4 2.7 2.4 4.600a2.4 2.4 0 0 1-4.8 0C17.6 34 19.2 33.5 20 31z" fill="#f08a2c"/><path d="M9 42h22l2 5H7z" fill="var(--lan-iron)"/><path d="M12.5 20l1.5 22M27.5 20 26 42" stroke="var(--lan-iron)" stroke-width="1.6"/></symbol>
<symbol id="sw-lantern-no" viewBox="0 0 40 52"><path d="M20 2v5M13 12a7 6 0 0 1 14 0" fill="none" stroke="var(--lan-iron)" stroke-width="2.6" stroke-linecap="round"/><path d="M9 15h22l3 5H6zM9 42h22l2 5H7z" fill="var(--lan-iron)"/><path d="M8 20h24l-2.5 22h-19z" fill="var(--lan-off)" stroke="var(--lan-iron)" stroke-width="1.6"/><path d="M12.5 20l1.5 22M27.5 20 26 42" stroke="var(--lan-iron)" stroke-width="1.6"/><path d="M20 42v-8" stroke="var(--lan-iron)" stroke-width="2"/><path d="M20 33c3-3-2-4 1-8" fill="none" stroke="var(--lan-iron)" stroke-width="1.5" opacity=".7" stroke-linecap="round"/></symbol>
<symbol id="sw-pawn-light" viewBox="0 0 40 56"><ellipse cx="20" cy="52" rx="13" ry="3.5" fill="#000" opacity=".3"/><path d="M8 50c0-14 4-20 12-20s12 6 12 20z" fill="#e8a52b" stroke="#7a4a08" stroke-width="2"/><circle cx="20" cy="18" r="13" fill="#ffe7a6" stroke="#7a4a08" stroke-width="2"/><path d="M20 8c1 5 6 7 6 12a6 6 0 0 1-12 0c0-4 4-5 6-12z" fill="#f29a2e"/><path d="M20 16c.5 2.5 3 3.5 3 6a3 3 0 0 1-6 0c0-2 2-2.5 3-6z" fill="#fff6d8"/></symbol>
<symbol id="sw-pawn-shadow" viewBox="0 0 40 56"><ellipse cx="20" cy="52" rx="14" ry="3.5" fill="#000" opacity=".3"/><path d="M20 3c10 6 13 16 13 28 0 8 2 14 4 19l-6-3-4 4-7-4-7 4-4-4-6 3c2-5 4-11 4-19C7 19 10 9 20 3z" fill="#3d3350" stroke="#191322" stroke-width="2"/><path d="M11 24c0-7 4-11 9-11s9 4 9 11-4 10-9 10-9-3-9-10z" fill="#15101e"/><path d="M14 22l5 2.500c-1 2.5-4.5 2-5-2.500zM26 22l-5 2.500c1 2.5 4.5 2 5-2.500z" fill="#d9cdf2"/></symbol>
<symbol id="sw-pawn-loc" viewBox="0 0 32 44"><ellipse cx="16" cy="40" rx="11" ry="3" fill="#000" opacity=".28"/><path d="M6 38c1-6 3-9 6-12h8c3 3 5 6 6 12z" fill="#fff3d2" stroke="#5a3d14" stroke-width="1.8"/><path d="M16 2c7 3 10 9 9 15-1 5-4 8-9 8s-8-3-9-8c-1-6 2-12 9-15z" fill="#7aa04a" stroke="#2f4519" stroke-width="1.8"/><path d="M16 7v14M16 13l4-4M16 17l-4-4" stroke="#dcebb6" stroke-width="1.8" stroke-linecap="round" fill="none"/></symbol>
<symbol id="sw-stun" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#f6e2a4" stroke="#6b4d12" stroke-width="1.8"/><path d="M16 16c0-2.5 4-2.5 4 1s-5 5-8 2.5-2.5-9 3-10.5 11 2.5 10.5 8.5-6 9.5-11 8.5" fill="none" stroke="#6b4d12" stroke-width="2.3" stroke-linecap="round"/></symbol>
<symbol id="sw-wood" viewBox="0 0 32 32"><path d="M16 1 24 11h-4l6 8h-5l6 7H18v5h-4v-5H5l6-7H6l6-8H8z" fill="currentColor"/></symbol>
<symbol id="sw-sp-lose" viewBox="0 0 32 32"><path d="M11 5a5 5 0 0 1 10 0M8 8h16l1.5 3.500h-19zM8 26h16l1.5 4h-19z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/><path d="M8 8h16l1.5 3.500h-19zM8 26h16l1.5 4h-19z" fill="currentColor"/><path d="M9 12h14l-1.5 14h-11z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M16 14.500c.4 2.7 3 3.7 3 6.300a3 3 0 0 1-6 0c0-2 2.2-2.7 3-6.300z" fill="currentColor"/></symbol>
<symbol id="sw-c-otter" viewBox="0 0 64 64"><path d="M13 22c-3-5 0-10 5-9 1.6.3 3 1.3 4 2.6 6-3 14-3 20 0 1-1.3 2.4-2.3 4-2.6 5-1 8 4 5 9 2 4 3 8 3 12 0 11-9 19-22 19S10 45 10 34c0-4 1-8 3-12z" fill="currentColor"/><path d="M32 33c8 0 13 4 13 10s-6 9-13 9-13-3-13-9 5-10 13-10z" fill="var(--card)" opacity=".75"/><ellipse cx="22.5" cy="29" rx="2.9" ry="3.5" fill="var(--card)"/><ellipse cx="41.5" cy="29" rx="2.9" ry="3.5" fill="var(--card)"/><path d="M27 35h10c1 3-2.5 5.5-5 5.500S26 38 27 35z" fill="currentColor"/><path d="M32 40v3.500c-2 2.5-5 2.5-7 1M32 43.500c2 2.5 5 2.5 7 1" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M16 39l-12-2M16 43 4 45M48 39l12-2M48 43l12 2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="M22.5 34c-1 3-3 4-3 6a2.4 2.4 0 0 0 4.8 0c0-2-1.3-3-1.8-6z" fill="#7cc4d8"/></symbol>
<symbol id="sw-c-owlet" viewBox="0 0 64 64"><path d="M12 8c5 0 9 2 12 5 5-2 11-2 16 0 3-3 7-5 12-5-1 5-1 8 1 13 3 8 3 16-1 23-4 8-11 13-20 13S16 52 12 44c-4-7-4-15-1-23 2-5 2-8 1-13z" fill="currentColor"/><circle cx="22.5" cy="26" r="9" fill="var(--card)"/><circle cx="41.5" cy="26" r="9" fill="var(--card)"/><circle cx="23.5" cy="27" r="4.3" fill="currentColor"/><circle cx="40.5" cy="27" r="4.3" fill="currentColor"/><path d="M29 33h6l-3 6z" fill="#e3a72f"/><path d="M20 43l3 3 3-3M29 43l3 3 3-3M38 43l3 3 3-3M24.5 49l3 3 3-3M33.5 49l3 3 3-3" fill="none" stroke="var(--card)" stroke-width="1.8" opacity=".8"/><path d="M22 36c-1.6 4-4 5.5-4 8.500a4 4 0 0 0 8 0c0-3-2.4-4.5-4-8.500z" fill="#7cc4d8"/></symbol>
<symbol id="sw-c-hare" viewBox="0 0 64 64"><path d="M20 3c6 2 9 11 9 20h6c0-9 3-18 9-20 5 6 3 16-2 23 6 3 10 9 10 16 0 11-9 18-20 18S12 53 12 42c0-7 4-13 10-16-5-7-7-17-2-23z" fill="currentColor"/><ellipse cx="23.5" cy="39" rx="3" ry="3.8" fill="var(--card)"/><ellipse cx="40.5" cy="39" rx="3" ry="3.8" fill="var(--card)"/><path d="M29 46h6l-3 3.500zM32 49.500v3" fill="var(--card)" stroke="var(--card)" stroke-width="1.6"/><path d="M22 8c2 3 4 8 4 14M42 8c-2 3-4 8-4 14" stroke="var(--card)" stroke-width="2" fill="none" opacity=".6" stroke-linecap="round"/></symbol>
<symbol id="sw-p-luma" viewBox="0 0 64 64"><path d="M10 64c1-14 8-22 22-22s21 8 22 22z" fill="#b5523f"/><path d="M26 42h12l-6 10z" fill="#f6dcc0"/><path d="M15 34c-1-14 6-22 17-22s18 8 17 22c2 6 1 12-3 16-1-8-2-12-3-18H21c-1 6-2 10-3 18-4-4-5-10-3-16z" fill="#4a2d1c"/><ellipse cx="32" cy="33" rx="12.5" ry="13" fill="#f6dcc0"/><path d="M19 30c4-1 8-3 10-8 3 5 9 7 16 8 1-10-4-17-13-17s-14 7-13 17z" fill="#4a2d1c"/><path d="M5 22c8-3 10-18 27-18s19 15 27 18c-8 4-17 5-27 5S13 26 5 22z" fill="#33563f"/><path d="M16 18c10 4 22 4 32 0l1 3c-11 4.5-23 4.5-34 0z" fill="#e3a72f"/><circle cx="27" cy="35" r="1.9" fill="#2c2a26"/><circle cx="37" cy="35" r="1.9" fill="#2c2a26"/><path d="M29 41c2 1.6 4 1.6 6 0" fill="none" stroke="#2c2a26" stroke-width="1.6" stroke-linecap="round"/><circle cx="24" cy="39.5" r="2" fill="#e79a7f" opacity=".7"/><circle cx="40" cy="39.5" r="2" fill="#e79a7f" opacity=".7"/></symbol>
<symbol id="sw-p-brom" viewBox="0 0 64 64"><path d="M2 64c1-14 10-22 30-22s29 8 30 22z" fill="#5a4030"/><circle cx="14" cy="17" r="9" fill="#6e4f3a"/><circle cx="50" cy="17" r="9" fill="#6e4f3a"/><circle cx="14" cy="17" r="4.5" fill="#a67c5b"/><circle cx="50" cy="17" r="4.5" fill="#a67c5b"/><path d="M32 8c15 0 24 10 24 23S46 55 32 55 8 44 8 31 17 8 32 8z" fill="#6e4f3a"/><ellipse cx="32" cy="41" rx="13" ry="11" fill="#c79f79"/><path d="M26 35h12c1 4-3 7-6 7s-7-3-6-7z" fill="#2c2019"/><path d="M32 42v4c-2 2.5-5 2.5-7 1M32 46c2 2.5 5 2.5 7 1" fill="none" stroke="#2c2019" stroke-width="1.9" stroke-linecap="round"/><circle cx="21.5" cy="28" r="2.7" fill="#1d140e"/><circle cx="42.5" cy="28" r="2.7" fill="#1d140e"/><circle cx="22.4" cy="27" r=".9" fill="#fff"/><circle cx="43.4" cy="27" r=".9" fill="#fff"/><path d="M44 13l4 9" stroke="#4a3325" stroke-width="2" stroke-linecap="round"/></symbol><linearGradient id="sw-sky" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" style="stop-color:var(--sc-sky1)"/><stop offset=".62" style="stop-color:var(--sc-sky2)"/><stop offset="1" style="stop-color:var(--sc-sky3)"/></linearGradient><linearGradient id="sw-wat" x1="0" y1="0" x2="1" y2="0"><stop offset="0" style="stop-color:var(--sc-w1)"/><stop offset="1" style="stop-color:var(--sc-w2)"/></linearGradient><radialGradient id="sw-sun"><stop offset="0" style="stop-color:var(--sc-sun)"/><stop offset="1" style="stop-color:var(--sc-sun);stop-opacity:0"/></radialGradient><linearGradient id="sw-shd" x1="0" y1="0" x2="1" y2="0"><stop offset="0" style="stop-color:var(--sc-shadow);stop-opacity:0"/><stop offset="1" style="stop-color:var(--sc-shadow);stop-opacity:.92"/></linearGradient>`;

/** The scenery from back to front, in a box of 440 x 240. */
export const LAYERS = {
  sky: `<rect width="440" height="240" fill="url(#sw-sky)"/><circle cx="120" cy="92" r="190" fill="url(#sw-sun)" class="sunglow"/><circle cx="120" cy="86" r="25" class="sundisc"/><g class="rays">
<path d="M120 86 10 0h46zM120 86 96 0h34zM120 86 190 0h50zM120 86 330 0h60z"/></g><g class="stars"><circle cx="220" cy="24" r="1.2"/><circle cx="262" cy="46" r="1"/><circle cx="306" cy="20" r="1.4"/><circle cx="350" cy="52" r="1"/><circle cx="186" cy="14" r="1"/><circle cx="392" cy="26" r="1.3"/><circle cx="330" cy="76" r=".9"/></g>`,
  hills: `<path class="h1" d="M0 112c40-22 74-10 104-20s62-30 100-16 60 2 92-8 92-10 144 12v90H0z"/>
<path class="h2" d="M0 130c30-14 60-6 92-12s70-14 110-2 70-6 104-8 90-4 134 6v70H0z"/>
<path class="ft" d="M274 111c9 4 9 18 0 18s-9 -14 0 -18z"/>
<path class="ft" d="M415 110c10 4 10 19 0 19s-10 -15 0 -19z"/>
<path class="ft" d="M13 107c10 4 10 19 0 19s-10 -16 0 -19z"/>
<path class="ft" d="M286 120c6 2 6 11 0 11s-6 -9 0 -11z"/>
<path class="ft" d="M206 109c8 3 8 15 0 15s-8 -12 0 -15z"/>
<path class="ft" d="M253 110c6 2 6 12 0 12s-6 -10 0 -12z"/>
<path class="ft" d="M123 114c9 4 9 18 0 18s-9 -14 0 -18z"/>
<path class="ft" d="M70 119c6 2 6 11 0 11s-6 -9 0 -11z"/>
<path class="ft" d="M272 113c5 2 5 10 0 10s-5 -8 0 -10z"/>
<path class="ft" d="M383 112c6 2 6 12 0 12s-6 -10 0 -12z"/>
<path class="ft" d="M432 118c6 3 6 13 0 13s-6 -10 0 -13z"/>
<path class="ft" d="M423 111c8 3 8 17 0 17s-8 -13 0 -17z"/>
<path class="ft" d="M90 115c8 3 8 17 0 17s-8 -14 0 -17z"/>
<path class="ft" d="M425 118c6 3 6 13 0 13s-6 -10 0 -13z"/>
<path class="ft" d="M159 112c6 2 6 11 0 11s-6 -9 0 -11z"/>
<path class="ft" d="M29 109c8 3 8 16 0 16s-8 -13 0 -16z"/>
<path class="ft" d="M1 115c7 3 7 13 0 13s-7 -11 0 -13z"/>
<path class="ft" d="M136 115c7 3 7 15 0 15s-7 -12 0 -15z"/>
<path class="ft" d="M139 110c9 3 9 17 0 17s-9 -14 0 -17z"/>
<path class="ft" d="M25 122c5 2 5 10 0 10s-5 -8 0 -10z"/>
<path class="ft" d="M330 120c5 2 5 10 0 10s-5 -8 0 -10z"/>
<path class="ft" d="M347 110c8 3 8 16 0 16s-8 -13 0 -16z"/>
<path class="ft" d="M4 111c6 2 6 12 0 12s-6 -9 0 -12z"/>
<path class="ft" d="M420 106c9 4 9 18 0 18s-9 -14 0 -18z"/>
<path class="ft" d="M409 118c7 3 7 13 0 13s-7 -11 0 -13z"/>
<path class="ft" d="M156 109c9 4 9 18 0 18s-9 -14 0 -18z"/>
<path class="bank" d="M0 142c60-10 150-6 220-4s150-8 220 2v24H0z"/>`,
  water: `<path fill="url(#sw-wat)" d="M0 154c70-10 140 2 220-2s150-10 220 0v90H0z"/><g class="ww">
<path d="M20 172c20-5 40-5 60 0M250 166c24-5 44-5 66 0M120 184c16-4 34-4 50 0M330 186c20-5 46-5 66 0M30 204c24-6 50-6 76 0M196 212c28-7 60-7 90 0M340 216c20-5 40-5 60 0M150 168c12-3 22-3 32 0"/></g>
<path class="refl" d="M98 160h44M106 168h30M112 176h34M104 184h22M116 192h20"/>`,
  willows: `<g transform="translate(398 92) scale(-1.05 1.05)">
<path class="trunk" d="M-6 70C-4 40-10 30-4 6c-6-10-14-14-22-16 10-2 18 2 24 10 2-12 8-20 18-24-6 10-8 18-8 28 6-6 12-8 20-8-10 6-16 12-18 22-2 18 0 34 4 52z"/>
<path class="w2" d="M-21 -30q-21 -6 -24 23t-2 42"/>
<path class="w2" d="M13 -35q13 -6 14 19t1 35"/>
<path class="w2" d="M-30 -21q-30 -6 -32 29t-3 55"/>
<path class="w2" d="M-25 -30q-25 -6 -28 30t-2 56"/>
<path class="w2" d="M-7 -44q-7 -6 -8 28t-1 53"/>
<path class="w2" d="M-27 -26q-27 -6 -30 24t-2 44"/>
<path class="w2" d="M-6 -41q-6 -6 -6 25t-1 46"/>
<path class="w2" d="M-17 -34q-17 -6 -18 31t-1 57"/>
<path class="w2" d="M6 -39q6 -6 6 33t0 61"/>
<path class="w2" d="M14 -37q14 -6 16 17t1 31"/>
<path class="w2" d="M-7 -43q-7 -6 -7 24t-1 45"/>
<path class="w2" d="M-25 -21q-25 -6 -28 20t-2 37"/>
<path class="w2" d="M-29 -19q-29 -6 -32 23t-3 44"/>
<path class="w2" d="M-5 -36q-5 -6 -6 30t-0 57"/>
<path class="w2" d="M27 -25q27 -6 30 26t2 48"/>
<path class="w2" d="M-9 -45q-9 -6 -9 27t-1 51"/>
<path class="w2" d="M23 -25q23 -6 26 19t2 36"/>
<path class="w2" d="M26 -30q26 -6 28 22t2 41"/>
<path class="w2" d="M2 -49q2 -6 2 22t0 40"/>
<path class="w2" d="M12 -33q12 -6 14 27t1 51"/>
<path class="w2" d="M-8 -36q-8 -6 -8 22t-1 41"/>
<path class="w2" d="M-25 -25q-25 -6 -27 28t-2 52"/>
<path class="w2" d="M-16 -35q-16 -6 -17 26t-1 49"/>
<path class="w2" d="M19 -26q19 -6 21 21t2 39"/>
<path class="w2" d="M16 -30q16 -6 18 27t1 49"/>
<path class="w2" d="M-8 -42q-8 -6 -9 29t-1 54"/>
<path class="w2f" d="M-58 10C-62-28-34-58 0-58S62-28 58 10c-8-14-14-20-22-22-6 10-12 14-18 14-6-12-12-16-18-16s-12 4-18 16c-6 0-12-4-18-14-8 2-14 8-22 22z"/></g><g transform="translate(26 86) scale(1.12 1.12)">
<path class="trunk" d="M-6 70C-4 40-10 30-4 6c-6-10-14-14-22-16 10-2 18 2 24 10 2-12 8-20 18-24-6 10-8 18-8 28 6-6 12-8 20-8-10 6-16 12-18 22-2 18 0 34 4 52z"/>
<path class="w1" d="M16 -32q16 -6 17 21t1 39"/>
<path class="w1" d="M17 -27q17 -6 19 27t2 50"/>
<path class="w1" d="M18 -27q18 -6 20 20t2 38"/>
<path class="w1" d="M24 -23q24 -6 26 19t2 36"/>
<path class="w1" d="M-21 -32q-21 -6 -24 30t-2 56"/>
<path class="w1" d="M-19 -26q-19 -6 -20 31t-2 57"/>
<path class="w1" d="M3 -48q3 -6 3 23t0 43"/>
<path class="w1" d="M26 -30q26 -6 29 21t2 39"/>
<path class="w1" d="M-9 -34q-9 -6 -10 21t-1 40"/>
<path class="w1" d="M6 -45q6 -6 7 20t1 38"/>
<path class="w1" d="M10 -34q10 -6 11 20t1 38"/>
<path class="w1" d="M29 -26q29 -6 31 29t3 53"/>
<path class="w1" d="M-23 -26q-23 -6 -25 25t-2 46"/>
<path class="w1" d="M-10 -39q-10 -6 -11 26t-1 48"/>
<path class="w1" d="M-1 -40q-1 -6 -1 24t-0 45"/>
<path class="w1" d="M4 -41q4 -6 5 20t0 36"/>
<path class="w1" d="M-17 -33q-17 -6 -19 29t-2 53"/>
<path class="w1" d="M28 -26q28 -6 31 17t2 31"/>
<path class="w1" d="M3 -47q3 -6 3 24t0 44"/>
<path class="w1" d="M7 -37q7 -6 7 31t1 58"/>
<path class="w1" d="M-6 -37q-6 -6 -7 26t-1 47"/>
<path class="w1" d="M-17 -34q-17 -6 -19 19t-1 36"/>
<path class="w1" d="M-6 -37q-6 -6 -6 30t-1 56"/>
<path class="w1" d="M1 -42q1 -6 1 28t0 51"/>
<path class="w1" d="M-3 -45q-3 -6 -4 32t-0 59"/>
<path class="w1" d="M-16 -37q-16 -6 -18 28t-1 51"/>
<path class="w1f" d="M-58 10C-62-28-34-58 0-58S62-28 58 10c-8-14-14-20-22-22-6 10-12 14-18 14-6-12-12-16-18-16s-12 4-18 16c-6 0-12-4-18-14-8 2-14 8-22 22z"/></g>`,
  bell: `<g class="bell">
<path d="M86 150v-34h20" />
<path class="bb" d="M99 118h10c0 6 1 8 3 11H96c2-3 3-5 3-11z"/></g><g class="duck">
<path class="br" d="M318 206c20-5 44-5 70 2M352 204l8-7"/><g transform="translate(326 200.2) scale(0.62)">
<path d="M-8 4c0-5 4-6 7-6 0-5 3-8 6-8s5 2 5 5l3 1-3 2c0 6-4 10-10 10-5 0-8-1-8-4z"/><circle class="de" cx="6.5" cy="-6" r="1"/></g><g transform="translate(337 199.4) scale(0.57)">
<path d="M-8 4c0-5 4-6 7-6 0-5 3-8 6-8s5 2 5 5l3 1-3 2c0 6-4 10-10 10-5 0-8-1-8-4z"/><circle class="de" cx="6.5" cy="-6" r="1"/></g><g transform="translate(348 198.6) scale(0.52)">
<path d="M-8 4c0-5 4-6 7-6 0-5 3-8 6-8s5 2 5 5l3 1-3 2c0 6-4 10-10 10-5 0-8-1-8-4z"/><circle class="de" cx="6.5" cy="-6" r="1"/></g><g transform="translate(359 199.0) scale(0.47)">
<path d="M-8 4c0-5 4-6 7-6 0-5 3-8 6-8s5 2 5 5l3 1-3 2c0 6-4 10-10 10-5 0-8-1-8-4z"/><circle class="de" cx="6.5" cy="-6" r="1"/></g><g transform="translate(370 199.4) scale(0.42)">
<path d="M-8 4c0-5 4-6 7-6 0-5 3-8 6-8s5 2 5 5l3 1-3 2c0 6-4 10-10 10-5 0-8-1-8-4z"/><circle class="de" cx="6.5" cy="-6" r="1"/></g></g>`,
  stones: `<ellipse class="ripple" cx="150" cy="211" rx="44" ry="15"/><ellipse class="stsh" cx="152" cy="211" rx="34" ry="12"/>
<path class="stone" d="M118 206c0-14 19-20 32-20s32 7 32 20c0 8-16 11 -32 11s-32-4 -32-11z"/>
<path class="sthi" d="M128 200c10-9 26-11 38-9"/><ellipse class="ripple" cx="226" cy="193" rx="38" ry="13"/><ellipse class="stsh" cx="228" cy="193" rx="28" ry="10"/>
<path class="stone" d="M200 188c0-12 16-16 26-16s26 5 26 16c0 6-13 9 -26 9s-26-4 -26-9z"/>
<path class="sthi" d="M208 184c8-7 21-9 31-7"/><ellipse class="ripple" cx="300" cy="177" rx="31" ry="10.5"/><ellipse class="stsh" cx="302" cy="177" rx="21" ry="7.5"/>
<path class="stone" d="M281 172c0-8 11-12 19-12s19 4 19 12c0 5-10 6.5 -19 6.5s-19-3 -19-6.5z"/>
<path class="sthi" d="M287 169c6-5 15-6 23-5"/>`,
  brom: `<g class="brom" transform="translate(0 -8)"><ellipse class="ripple" cx="184" cy="228" rx="46" ry="9"/><circle cx="166" cy="203" r="7"/><circle cx="198" cy="203" r="7"/>
<path d="M182 199c14 0 22 9 22 20 0 6-2 9-4 11h-36c-2-2-4-5-4-11 0-11 8-20 22-20z"/><ellipse class="muz" cx="182" cy="222" rx="10" ry="7"/>
<path class="nose" d="M178 217h8c0 3-2 4.5-4 4.500s-4-1.5-4-4.500z"/><circle class="eye" cx="173" cy="213" r="1.8"/><circle class="eye" cx="191" cy="213" r="1.8"/>
<path class="wat2" d="M154 230c8-3 14 2 20-1s14 2 20-1 10 2 16 0v8h-56z"/></g>`,
  luma: `<circle class="lglow" cx="248" cy="150" r="58" fill="url(#sw-swglow)"/><g class="luma">
<path class="cloak" d="M214 178c0-20 4-34 14-38 10 4 14 18 14 38-9 3-19 3-28 0z"/>
<path class="cloak2" d="M228 140c8 5 11 18 11 38l-9 2z"/><circle class="skin" cx="228" cy="134" r="8"/>
<path class="hair" d="M219 134c-1 8-2 12-4 16 4 0 6-2 7-6zM237 134c1 6 1 10 0 14-3-2-4-6-3-12z"/>
<path class="hat" d="M210 130c6-1 8-16 18-16s12 15 18 16c-6 3-12 4-18 4s-12-1-18-4z"/>
<path class="band" d="M217 127c7 2.5 15 2.5 22 0l.6 2c-7 2.6-16 2.6-23.2 0z"/><circle class="fe" cx="225.5" cy="136" r="1.1"/><circle class="fe" cx="231.5" cy="136" r="1.1"/>
<path class="fm" d="M226.5 139.500c1.3.9 2.7.9 4 0"/>
<path class="arm" d="M236 148l11 2"/>
<path class="lg" d="M243.5 153h8l-1 9.500h-6z"/>
<path class="lan" d="M243 150h9l1.5 3h-12zM243 162h9l1 2.500h-11z"/></g>`,
  reeds: `<g class="reed">
<path d="M8 240c2-30 0-44 6-64M20 240c0-24 6-36 6-52M34 240c0-20-4-30-2-46M60 240c2-18 6-26 10-36M420 240c-2-26 2-40-4-58M408 240c0-20-6-30-4-44M432 240c0-30 2-44 6-62"/>
<path class="cat" d="M13 166h4v18h-4zM24 180h4v16h-4zM414 172h4v18h-4z"/></g>`,
  dark: `<g class="dark"><rect x="290" width="150" height="240" fill="url(#sw-shd)"/>
<path d="M440 0h-40c-6 14 8 20-2 34s10 18 0 34 12 22 2 40 10 22 2 40 12 24 4 44 8 24 6 48h28z"/><g class="eyes">
<path d="M408 96l9 3c-1 4-8 3-9-3zM432 96l-9 3c1 4 8 3 9-3zM416 150l7 2.500c-1 3-6 2-7-2.500zM434 150l-7 2.500c1 3 6 2 7-2.500z"/></g></g>`,
};

/** Faces of the dice by their sides, in a box of 84 x 84. */
export const DICE: Record<number, string> = {
  8: `<path class="o" d="M40 2 76 22v40L40 82 4 62V22z"/><path class="f1" d="M40 2 74 60H6z"/><path class="f2" d="M40 2 4 22l2 38zM40 2l36 20-2 38z"/><path class="f3" d="M6 60h68L40 82z"/><path class="l" d="M40 2 74 60H6zM6 60 4 22M74 60l2-38M40 82 6 60M40 82l34-22"/>`,
  10: `<path class="o" d="M42 2 82 36v14L42 82 2 50V36z"/><path class="f2" d="M42 2 2 36v14l16 0zM42 2l40 34v14H66z"/><path class="f3" d="M2 50h16l24 14 24-14h16L42 82z"/><path class="f1" d="M42 2 66 50 42 64 18 50z"/><path class="l" d="M42 2 66 50 42 64 18 50zM18 50H2M66 50h16M42 64v18"/>`,
  12: `<polygon class="o" points="42.0,2.0 65.5,9.6 80.0,29.6 80.0,54.4 65.5,74.4 42.0,82.0 18.5,74.4 4.0,54.4 4.0,29.6 18.5,9.6"/><polygon class="f2" points="42.0,17.0 42.0,2.0 65.5,9.6 80.0,29.6 65.8,34.3"/><polygon class="l" points="42.0,17.0 42.0,2.0 65.5,9.6 80.0,29.6 65.8,34.3"/><polygon class="f3" points="65.8,34.3 80.0,29.6 80.0,54.4 65.5,74.4 56.7,62.2"/><polygon class="l" points="65.8,34.3 80.0,29.6 80.0,54.4 65.5,74.4 56.7,62.2"/><polygon class="f3" points="56.7,62.2 65.5,74.4 42.0,82.0 18.5,74.4 27.3,62.2"/><polygon class="l" points="56.7,62.2 65.5,74.4 42.0,82.0 18.5,74.4 27.3,62.2"/><polygon class="f3" points="27.3,62.2 18.5,74.4 4.0,54.4 4.0,29.6 18.2,34.3"/><polygon class="l" points="27.3,62.2 18.5,74.4 4.0,54.4 4.0,29.6 18.2,34.3"/><polygon class="f2" points="18.2,34.3 4.0,29.6 18.5,9.6 42.0,2.0 42.0,17.0"/><polygon class="l" points="18.2,34.3 4.0,29.6 18.5,9.6 42.0,2.0 42.0,17.0"/><polygon class="f1" points="42.0,17.0 65.8,34.3 56.7,62.2 27.3,62.2 18.2,34.3"/><polygon class="l" points="42.0,17.0 65.8,34.3 56.7,62.2 27.3,62.2 18.2,34.3"/>`,
};

export const BACKS = {
  shadow: `<path d="M32 8c12 8 16 20 16 32 0 8 2 12 4 16l-7-3-5 4-8-4-8 4-5-4-7 3c2-4 4-8 4-16C16 28 20 16 32 8z" fill="currentColor"/><path d="M23 31l7 3c-1.5 3.5-6.5 3-7-3zM41 31l-7 3c1.5 3.5 6.5 3 7-3z" fill="var(--b2)"/>`,
  exploration: `<path d="M32 6l6 20 20 6-20 6-6 20-6-20-20-6 20-6z" fill="currentColor"/><circle cx="32" cy="32" r="5" fill="var(--b2)"/>`,
  creature: `<ellipse cx="32" cy="42" rx="11" ry="9" fill="currentColor"/><ellipse cx="16" cy="31" rx="4.5" ry="6.5" fill="currentColor" transform="rotate(-24 16 31)"/><ellipse cx="26" cy="22" rx="4.8" ry="7.5" fill="currentColor"/><ellipse cx="38" cy="22" rx="4.8" ry="7.5" fill="currentColor"/><ellipse cx="48" cy="31" rx="4.5" ry="6.5" fill="currentColor" transform="rotate(24 48 31)"/>`,
  chapter: `<path d="M6 14c10-3 18-2 26 4 8-6 16-7 26-4v36c-10-3-18-2-26 4-8-6-16-7-26-4z" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/><path d="M32 18v36M13 24c5-1 9 0 13 2M13 33c5-1 9 0 13 2M51 24c-5-1-9 0-13 2M51 33c-5-1-9 0-13 2" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
};

/** The ground of the map, 430 x 336. */
export const MAP = `<path class="mw" d="M-20 226C60 150 120 210 190 176S300 90 450 108v70C330 170 300 190 240 228S110 250-20 296z"/><path class="mwl" d="M-10 246C70 190 130 232 200 196S310 130 440 138M20 262c50-26 90-14 130-30M270 170c40-24 80-26 120-22"/><path class="mea" d="M20 20C90-8 190 6 250 24s60 60 10 84-120 10-170 40-90 10-100-30S-10 40 20 20zM250 236c50-24 150-40 190 0s10 90-60 92-190-10-200-30 30-44 70-62z"/><g class="mt">
<g transform="translate(28 48) scale(1)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(44 58) scale(0.8)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(22 110) scale(0.9)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(250 32) scale(1)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(266 42) scale(0.8)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(234 46) scale(0.7)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(404 26) scale(0.9)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(416 112) scale(0.8)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(404 238) scale(1)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(390 250) scale(0.8)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(416 256) scale(0.7)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(36 318) scale(0.9)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(20 310) scale(0.7)"><path class="pt" d="M-1.5 8h3v6h-3z"/><path class="pn" d="M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"/></g>
<g transform="translate(160 36) scale(1)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(176 44) scale(0.8)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(150 106) scale(0.9)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(262 96) scale(0.8)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(40 176) scale(0.8)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(270 262) scale(0.9)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(300 284) scale(1)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(92 302) scale(0.8)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g>
<g transform="translate(130 236) scale(0.7)"><path class="pt" d="M-1 2h2v7h-2z"/><path class="wl0" d="M-11 3c-2-9 4-14 11-14s13 5 11 14c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"/></g></g><g class="mg"><path d="M288 238l3-9 3 9M120 120l3-9 3 9M400 206l3-9 3 9M60 286l3-9 3 9M206 74l3-9 3 9M344 300l3-9 3 9M250 300l3-9 3 9"/></g><g class="rose" transform="translate(396 306)"><circle r="15"/><path d="M0-19 4-4 19 0 4 4 0 19-4 4-19 0-4-4z"/><path class="rn" d="M0-19 4-4H-4z"/></g>`;

/** The River, 1120 x 226. */
export const RIVER = `<path class="wb" d="M0 16C80 2 150 22 240 12S420 0 520 12s190 8 290-2 210 0 310-4V226H0z"/><path class="wt" d="M0 16C80 2 150 22 240 12S420 0 520 12s190 8 290-2 210 0 310-4"/>
<path class="wl" d="M251 134q16 -5 33 0t33 0"/>
<path class="wl" d="M693 46q10 -6 20 0t20 0"/>
<path class="wl" d="M276 77q27 -4 55 0t55 0"/>
<path class="wl" d="M934 122q21 -3 42 0t42 0"/>
<path class="wl" d="M704 194q19 -5 38 0t38 0"/>
<path class="wl" d="M745 46q23 -5 47 0t47 0"/>
<path class="wl" d="M323 40q25 -4 50 0t50 0"/>
<path class="wl" d="M799 196q22 -6 45 0t45 0"/>
<path class="wl" d="M430 181q18 -6 36 0t36 0"/>
<path class="wl" d="M982 52q12 -4 25 0t25 0"/>
<path class="wl" d="M1081 114q21 -4 42 0t42 0"/>
<path class="wl" d="M558 105q16 -5 32 0t32 0"/>
<path class="wl" d="M646 200q22 -6 44 0t44 0"/>
<path class="wl" d="M956 216q22 -3 43 0t43 0"/>
<path class="wl" d="M961 211q26 -5 52 0t52 0"/>
<path class="wl" d="M794 73q25 -5 49 0t49 0"/>
<path class="wl" d="M305 46q25 -6 50 0t50 0"/>
<path class="wl" d="M81 181q17 -3 34 0t34 0"/>
<path class="wl" d="M315 175q25 -3 51 0t51 0"/>
<path class="wl" d="M681 42q23 -4 45 0t45 0"/>
<path class="wl" d="M984 214q19 -6 38 0t38 0"/>
<path class="wl" d="M333 48q20 -3 41 0t41 0"/>
<path class="wl" d="M205 109q21 -3 41 0t41 0"/>
<path class="wl" d="M28 194q15 -6 31 0t31 0"/>
<path class="wl" d="M1002 104q18 -5 36 0t36 0"/>
<path class="wl" d="M714 144q20 -5 40 0t40 0"/>
<path class="wl" d="M1052 127q18 -5 35 0t35 0"/>
<path class="wl" d="M251 89q27 -5 54 0t54 0"/>
<path class="wl" d="M605 36q17 -5 35 0t35 0"/>
<path class="wl" d="M3 147q21 -3 42 0t42 0"/>
<path class="wl" d="M695 120q22 -4 44 0t44 0"/>
<path class="wl" d="M786 170q10 -3 21 0t21 0"/>
<path class="wl" d="M751 211q14 -4 29 0t29 0"/>
<path class="wl" d="M656 93q16 -4 33 0t33 0"/><path class="wk" d="M156 150q9 -5 18 0t20 -1M156 168q7 -4 13 0t14 -1M156 130q6 -3 11 0t12 0"/><path class="wk" d="M313 160q9 -5 18 0t20 -1M313 178q7 -4 13 0t14 -1M313 140q6 -3 11 0t12 0"/><path class="wk" d="M469 150q9 -5 18 0t20 -1M469 168q7 -4 13 0t14 -1M469 130q6 -3 11 0t12 0"/><path class="wk" d="M626 160q9 -5 18 0t20 -1M626 178q7 -4 13 0t14 -1M626 140q6 -3 11 0t12 0"/><path class="wk" d="M783 150q9 -5 18 0t20 -1M783 168q7 -4 13 0t14 -1M783 130q6 -3 11 0t12 0"/><path class="wk" d="M939 160q9 -5 18 0t20 -1M939 178q7 -4 13 0t14 -1M939 140q6 -3 11 0t12 0"/><g transform="translate(1098 196) scale(1)" class="pad"><ellipse rx="19" ry="8"/><path d="M0 0 17-5 19 1z"/></g><g transform="translate(1076 210) scale(0.7)" class="pad"><ellipse rx="19" ry="8"/><path d="M0 0 17-5 19 1z"/></g><g transform="translate(24 40) scale(0.7)" class="pad"><ellipse rx="19" ry="8"/><path d="M0 0 17-5 19 1z"/></g><g transform="translate(936 208) scale(0.75)" class="pad"><ellipse rx="19" ry="8"/><path d="M0 0 17-5 19 1z"/></g><g class="lily" transform="translate(1092 188)"><path d="M0 6c-6-2-8-7-7-12 4 1 6 4 7 8 1-4 3-7 7-8 1 5-1 10-7 12z"/><path d="M0 6c-2-4-2-9 0-13 2 4 2 9 0 13z"/></g>`;
