/** The seven tiles: local coordinates, radius 100, flat top. */

export const HEX = "100,0 50,86.6 -50,86.6 -100,0 -50,-86.6 50,-86.6";

export const TILES: Record<string, string> = {
  ancient_rune:
    `<rect x="-100" y="-90" width="200" height="180" fill="#35324f"/>` +
    `<g fill="#45426a" stroke="#2b2844" stroke-width="3">` +
    `<path d="M-22-84h44l6 22-28 6-28-6zM62-60l28 34-14 18-26-14-4-26zM90 26 62 62l-22-6-2-28 22-20z` +
    `M22 84h-44l-6-22 28-6 28 6zM-62 60l-28-34 14-18 26 14 4 26zM-90-26l28-34 20 8 2 26-22 18z"/></g>` +
    `<circle r="52" fill="#3c3960" stroke="#2b2844" stroke-width="3"/>` +
    `<g fill="none" stroke="#3fd0c9" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">` +
    `<circle r="45" stroke-width="1.6" stroke-dasharray="2 7"/>` +
    `<path d="M-9-72a9 9 0 0 1 18 0M0-72v8M60-36l14-7M66-26l-4-14 12 2M57 33a8 8 0 1 1 10 8M68 30h.1M-8 68h16M-8 75` +
    `h16M0 62v18M-75 29a8 8 0 1 0 15 0M-67.5 34v8M-72-30a8 8 0 0 0 12-8 8 8 0 0 0 4 14"/></g>` +
    `<path d="M10-30a30 30 0 1 0 16 46A26 26 0 0 1 10-30z" fill="#3fd0c9" opacity=".28"/>` +
    `<path d="M10-30a30 30 0 1 0 16 46A26 26 0 0 1 10-30z" fill="none" stroke="#7bebe3" stroke-width="2"/>` +
    `<circle cx="20" cy="-10" r="3.5" fill="#7bebe3"/><circle cx="29" cy="2" r="2" fill="#7bebe3"/>`,
  dusty_desert:
    `<rect x="-100" y="-90" width="200" height="180" fill="#4b3f5c"/>` +
    `<circle cx="-32" cy="-78" r="1.6" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-41" cy="-80" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="50" cy="-41" r="0.7" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="2" cy="-65" r="0.9" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-29" cy="-33" r="0.7" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="37" cy="-41" r="0.9" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-23" cy="-50" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="41" cy="-66" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-30" cy="-71" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="53" cy="-40" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="49" cy="-53" r="1.2" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-37" cy="-61" r="1.2" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-6" cy="-71" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-50" cy="-59" r="1.2" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="4" cy="-59" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="60" cy="-73" r="1.6" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="16" cy="-60" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-8" cy="-52" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-48" cy="-81" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="32" cy="-51" r="0.9" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-20" cy="-74" r="1.6" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-55" cy="-46" r="1.2" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="21" cy="-66" r="1.2" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-21" cy="-76" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="22" cy="-80" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-25" cy="-70" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="34" cy="-52" r="13" fill="#f3e6c4"/><circle cx="29" cy="-55" r="11" fill="#4b3f5c"/>` +
    `<path d="M-100-14C-60-40-30-34-4-18S60-8 100-30V90h-200z" fill="#7d6560"/>` +
    `<path d="M-100 8C-64-10-40-6-8 8S50 22 100 0V90h-200z" fill="#9a7d68"/>` +
    `<path d="M-100 34C-50 14-20 24 10 36S64 48 100 30V90h-200z" fill="#b89673"/>` +
    `<path d="M-100 60C-60 44-10 54 20 62S70 66 100 58V90h-200z" fill="#cfae82"/>` +
    `<g fill="none" stroke="#d9bd92" stroke-width="1.5" opacity=".55">` +
    `<path d="M-80 22C-50 8-30 12-6 22M-70 46C-40 34-14 38 8 48M20 14C44 22 66 20 88 12M30 44C50 50 70 46 90 40"/></g>` +
    `<path d="M-52-20c0-8-1-18 0-26 3-3 6-1 6 3v7c3 0 4-2 4-6s5-5 5 0c0 8-3 11-9 11v12z" fill="#3f3550"/>`,
  underground_volcano:
    `<rect x="-100" y="-90" width="200" height="180" fill="#2c1726"/>` +
    `<path d="M-100-90H100V-60C70-44 60-70 40-52S10-66-8-50-50-66-64-48-90-54-100-44z" fill="#1d0f1c"/>` +
    `<path d="M-84 90-26-28c6-8 46-8 52 0L84 90z" fill="#4b2733"/>` +
    `<path d="M-26-28c6-8 46-8 52 0L84 90H28L6-20z" fill="#391d2b"/>` +
    `<ellipse cx="0" cy="-29" rx="26" ry="7" fill="#ff6b4a"/>` +
    `<ellipse cx="0" cy="-30" rx="18" ry="4.5" fill="#ffd27a"/>` +
    `<path d="M-14-26C-20 0-6 8-16 30s4 26-4 50h14c4-22-4-26 4-46S-6-2-2-26z` +
    `M12-26c6 18 0 28 12 42s4 30 18 50H30C22 50 24 34 12 22S8-4 4-26z" fill="#ff6b4a"/>` +
    `<path d="M-10-24C-16 2-2 8-12 30" fill="none" stroke="#ffd27a" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M-2-40c-8-8 2-14-4-24 12 4 8 12 12 16 4-6 2-14 0-20 12 8 12 20 4 28z" fill="#ff8a5c" opacity=".85"/>` +
    `<g fill="#ffb06a"><circle cx="-34" cy="-50" r="2"/><circle cx="38" cy="-44" r="2.4"/>` +
    `<circle cx="26" cy="-66" r="1.6"/><circle cx="-22" cy="-68" r="1.5"/><circle cx="56" cy="-20" r="1.6"/>` +
    `<circle cx="-58" cy="-22" r="1.8"/></g>` +
    `<path d="M-100 70c20-16 34-4 44-12s20 4 36-2 20 8 40 0 30 4 44-4 24 2 36-4v42h-200z" fill="#21101d"/>`,
  bubbling_lake:
    `<rect x="-100" y="-90" width="200" height="180" fill="#1c3c58"/>` +
    `<circle cx="-4" cy="-76" r="0.9" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="44" cy="-86" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-50" cy="-72" r="0.7" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-15" cy="-68" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-9" cy="-82" r="0.7" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-44" cy="-63" r="0.7" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-14" cy="-67" r="0.7" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-35" cy="-80" r="1.6" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="33" cy="-62" r="1.6" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-19" cy="-85" r="0.7" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-53" cy="-76" r="1.6" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-57" cy="-75" r="0.7" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-60" cy="-66" r="0.9" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-20" cy="-63" r="0.9" fill="#efe9d6" opacity="0.9"/>` +
    `<path d="M-100-40c30-14 60-4 90-14S60-44 100-56V90h-200z" fill="#23577a"/>` +
    `<path d="M-100-40c30-14 60-4 90-14S60-44 100-56v-12C60-84 40-66 0-74S-70-60-100-66z" fill="#1a2f3f"/>` +
    `<g fill="none" stroke="#5fb4d8" stroke-width="2" opacity=".75"><ellipse cx="0" cy="14" rx="70" ry="34"/>` +
    `<ellipse cx="0" cy="14" rx="48" ry="22"/><ellipse cx="-56" cy="58" rx="26" ry="11"/>` +
    `<ellipse cx="62" cy="-18" rx="22" ry="9"/></g><g fill="#8fd6ee" opacity=".9"><circle cx="-66" cy="6" r="5"/>` +
    `<circle cx="-56" cy="-8" r="3"/><circle cx="62" cy="40" r="6"/><circle cx="72" cy="28" r="3.4"/>` +
    `<circle cx="54" cy="26" r="2.5"/><circle cx="-30" cy="-30" r="3.5"/><circle cx="30" cy="-34" r="4.5"/>` +
    `<circle cx="38" cy="-46" r="2.4"/></g><g fill="#d9f4ff"><circle cx="-67.5" cy="4" r="1.5"/>` +
    `<circle cx="60" cy="38" r="1.8"/><circle cx="28.5" cy="-35.5" r="1.3"/></g>` +
    `<path d="M-84-20c10-8 26-6 28 2-8 6-22 6-28-2zM36 62c8-8 24-8 30 0-6 8-24 8-30 0z" fill="#4f9a62"/>` +
    `<circle cx="-68" cy="-22" r="4" fill="#ff9bb8"/><circle cx="50" cy="60" r="4" fill="#ff9bb8"/>` +
    `<path d="M-92 30c-2-20 0-30 2-40M-86 34c0-16 4-26 8-34" stroke="#3c7a55" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  amber_mountain:
    `<rect x="-100" y="-90" width="200" height="180" fill="#3d2c48"/>` +
    `<circle cx="3" cy="-46" r="1.2" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-46" cy="-51" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="58" cy="-74" r="1.6" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="50" cy="-46" r="1.6" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="70" cy="-83" r="0.9" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="54" cy="-59" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="6" cy="-42" r="0.7" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-13" cy="-61" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="69" cy="-79" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="59" cy="-85" r="1.2" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-63" cy="-48" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="64" cy="-67" r="0.7" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-37" cy="-58" r="0.9" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="64" cy="-83" r="0.7" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-43" cy="-56" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="22" cy="-40" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-24" cy="-41" r="1.2" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-69" cy="-48" r="1.2" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="-5" cy="-72" r="0.7" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-42" cy="-73" r="1.6" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="74" cy="-34" r="11" fill="#f6dfa8"/>` +
    `<path d="M-110 60-58-30l22 26L4-62 40-8l18-20 60 90z" fill="#5b3f45"/>` +
    `<path d="M4-62 40-8l18-20 60 90H10z" fill="#4b3340"/>` +
    `<path d="M4-62-12-38l8 5 6-8 6 12 8-6 6 6z" fill="#f3d9a0"/>` +
    `<path d="M-58-30-68-12l7 3 5-5 5 7 5-6z" fill="#e8c78a"/>` +
    `<path d="M-110 66-70 22l20 16 26-34 30 40 26-28 34 30 44-18v60h-220z" fill="#8a5a2c"/>` +
    `<path d="M-24 4 6 44l26-28 34 30 44-18v60H-10z" fill="#774a25"/>` +
    `<path d="M-110 84l36-26 26 14 30-22 34 24 30-18 30 16 40-14v40h-220z" fill="#b3772f"/><g fill="#ffc65c">` +
    `<path d="M-62 44l5-9 6 8-4 9zM16 60l6-11 7 9-5 11zM52 46l4-8 5 7-3 7z"/>` +
    `<path d="M-20 66l5-9 6 8-4 9z" opacity=".8"/></g><g fill="#fff0c0">` +
    `<path d="M-59 41l2-6 2 5zM20 56l2-7 3 6z"/></g>`,
  thorn_forest:
    `<rect x="-100" y="-90" width="200" height="180" fill="#1d2f33"/>` +
    `<circle cx="-26" cy="-73" r="1.2" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-3" cy="-72" r="0.7" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="-24" cy="-80" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="34" cy="-75" r="0.9" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="13" cy="-65" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-48" cy="-67" r="0.9" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="-46" cy="-67" r="1.2" fill="#efe9d6" opacity="0.6"/>` +
    `<circle cx="9" cy="-64" r="1.6" fill="#efe9d6" opacity="0.9"/>` +
    `<circle cx="29" cy="-76" r="1.6" fill="#efe9d6" opacity="0.4"/>` +
    `<circle cx="38" cy="-84" r="0.9" fill="#efe9d6" opacity="0.6"/>` +
    `<path d="M-100-30c14-30 20-8 28-34s16 6 24-14 18 4 26-10 16 6 24-4 16 8 24 0 14 22 22 10 16 24 28 16 12 20 24 26V90h-200z" fill="#23423a"/>` +
    `<path d="M-74 90c2-60-6-80-2-130h10c-2 50 6 70 6 130zM52 90c0-50 6-70 4-124h12c0 54-2 80 6 124z` +
    `M-18 90c2-40-2-50 0-70h8c0 30 4 40 4 70z" fill="#15261f"/>` +
    `<g fill="none" stroke="#5d8f52" stroke-width="5" stroke-linecap="round">` +
    `<path d="M-104 20C-70-20-50 60-14 22S40-20 60 24s40 10 50-10"/>` +
    `<path d="M-104 62C-60 30-40 84 0 58S60 30 110 62" stroke="#3f6e45"/>` +
    `<path d="M-90-30C-60-50-44-6-20-30" stroke="#3f6e45" stroke-width="4"/>` +
    `<path d="M30-34C50-56 70-20 96-44" stroke="#3f6e45" stroke-width="4"/></g><g fill="#a4cf8c">` +
    `<path d="M-84 2l-10-6 5 12zM-62 20l2 12 6-10zM-34 36l-4 11 10-5zM-6 14l-6-10-2 12zM26-2l-2-11 8 7zM48 8l10-7-2 12zM74 34l4 11 6-9z"/></g>` +
    `<g fill="#7aa968"><path d="M-70 46l-4-10-4 9zM-30 68l-2 10 8-6zM20 52l0-10 7 6zM60 48l6-9 2 10z"/></g>` +
    `<g fill="#d95b6d"><circle cx="-48" cy="38" r="3.5"/><circle cx="36" cy="2" r="3.5"/>` +
    `<circle cx="84" cy="20" r="3"/><circle cx="-88" cy="56" r="3"/></g>`,
  crystal_crypt:
    `<rect x="-100" y="-90" width="200" height="180" fill="#2a2144"/>` +
    `<path d="M-60 90V-10c0-44 28-66 60-66S60-54 60-10V90z" fill="#372b58"/>` +
    `<path d="M-44 90V-6c0-34 20-52 44-52S44-40 44-6V90z" fill="#46386c"/>` +
    `<path d="M-60-10h16M44-10h16M-50-46l13 9M50-46l-13 9M-22-70l5 14M22-70l-5 14" stroke="#251c3e" stroke-width="4"/>` +
    `<g transform="translate(24 -4)"><path d="M-92 90l-4-52 12-20 12 18 2 54z" fill="#9a7fd6"/>` +
    `<path d="M-84 18-80 90h10l-2-54z" fill="#7a5fb8"/><path d="M-66 90l0-30 9-14 10 14v30z" fill="#c6a8f7"/>` +
    `<path d="M-57 46v44h10V60z" fill="#9f80da"/></g><g transform="translate(-24 -4)">` +
    `<path d="M92 90l4-60-12-22-13 20-1 62z" fill="#b394ea"/><path d="M84 8l-3 82H70l1-62z" fill="#8c6dcc"/>` +
    `<path d="M66 90V54l-10-14-9 14v36z" fill="#d9c4ff"/><path d="M56 40v50h-9V54z" fill="#ab8fe0"/></g>` +
    `<path d="M-76 92l-18-46 10-10 14 14zM76 92l18-50-10-8-14 16z" fill="#6a51a8"/><g fill="#f1e6ff">` +
    `<path d="M-60 20l2 9 7 2-7 2-2 9-2-9-7-2 7-2zM34 42l1.5 6 5 1.5-5 1.5-1.5 6-1.5-6-5-1.5 5-1.5z"/></g>` +
    `<path d="M-100-60l14 18 8-22 10 14M100-60l-14 20-9-20-9 12" fill="none" stroke="#1d1532" stroke-width="7"/>`,
};
