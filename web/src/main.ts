import "./styles/tokens.css";
import "./styles/shell.css";
import { mount } from "svelte";
import shellIcons from "virtual:icons/shell";
import App from "./shell/App.svelte";
import { addSprite } from "./table/sprite";

addSprite(shellIcons);

const target = document.getElementById("app");
if (target) mount(App, { target });
