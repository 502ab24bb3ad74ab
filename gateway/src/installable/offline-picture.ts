/**
 * A house at the end of a path that is interrupted, its door open and its lamp on: decoration, in the colours
 * of the page's classes, so that it follows light and dark.
 */
export const OFFLINE_PICTURE = `<svg class="picture" viewBox="0 0 320 200" aria-hidden="true" focusable="false">
<circle class="moon" cx="258" cy="46" r="17"/>
<path class="hill-far" d="M0 132Q76 86 152 118T320 104V200H0Z"/>
<path class="hill-near" d="M0 164Q96 132 190 148T320 142V200H0Z"/>
<path class="roof" d="M84 82L124 46L164 82Z"/>
<rect class="roof" x="140" y="50" width="9" height="20"/>
<rect class="wall" x="91" y="80" width="66" height="76"/>
<rect class="light" x="99" y="92" width="17" height="20" rx="2"/>
<rect class="light" x="132" y="92" width="17" height="20" rx="2"/>
<path class="light" d="M112 156V134a12 12 0 0 1 24 0V156Z"/>
<path class="door" d="M112 156V134a12 12 0 0 1 7 -11V151Z"/>
<path class="light" opacity=".35" d="M112 156H136L150 170H98Z"/>
<path class="trunk" d="M206 154V118" stroke-width="6" stroke-linecap="round"/>
<circle class="crown" cx="206" cy="104" r="25"/>
<circle class="crown" cx="190" cy="116" r="15"/>
<circle class="crown" cx="223" cy="115" r="15"/>
<circle class="damson" cx="198" cy="108" r="4.5"/><circle class="mirabelle" cx="212" cy="98" r="4.5"/>
<circle class="damson" cx="220" cy="116" r="4.5"/><circle class="mirabelle" cx="192" cy="120" r="4.5"/>
<path class="way" d="M124 170Q126 184 156 186" fill="none" stroke-width="6" stroke-linecap="round"/>
<path class="way" d="M244 184Q272 180 302 186" fill="none" stroke-width="6" stroke-linecap="round"/>
<path class="way" d="M178 187h2M200 187h2M222 186h2" fill="none" stroke-width="6" stroke-linecap="round" opacity=".45"/>
</svg>`;
